//! Sessions of users.

pub struct Session {
    pub user: String,
}

pub fn session_for(user: &str) -> Session {
    Session { user: user.to_string() }
}

fn main() {
    let _ = session_for("ann");
}
