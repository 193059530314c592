ALTER TABLE orders ADD COLUMN placed_at timestamptz;
