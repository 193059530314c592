package secrets

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMaskHidesCredentials(t *testing.T) {
	t.Parallel()
	// The samples are put together here so that no scanner takes them for real.
	key := strings.Repeat("MIIEvQIBADANBgkq", 4)
	for name, c := range map[string]struct{ text, secret string }{
		"cloud key id":      {"id AKI" + "AIOSFODNN7EXAMPLE end", "AKI" + "AIOSFODNN7EXAMPLE"},
		"forge token":       {"use gh" + "p_" + strings.Repeat("a1B2", 9), "gh" + "p_" + strings.Repeat("a1B2", 9)},
		"fine grained":      {"github" + "_pat_" + strings.Repeat("a1B2", 8), strings.Repeat("a1B2", 8)},
		"chat token":        {"xox" + "b-123456789012-abcdefghij", "123456789012"},
		"payment key":       {"sk_" + "live_4eC39HqLyjWDarjtT1", "4eC39HqLyjWDarjtT1"},
		"model key":         {"sk-" + "ant-api03-abcdefgh12345678", "abcdefgh12345678"},
		"JWT":               {"eyJ" + "hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.SflKxwRJSMeKKF2QT4", "SflKxwRJSMeKKF2QT4"},
		"bearer":            {"Authorization: Bearer aB3dE6gH9jK2mN5pQ8sT", "aB3dE6gH9jK2mN5pQ8sT"},
		"quoted":            {`password = "correct horse"? no: password: "hunter2!"`, "hunter2!"},
		"key equals secret": {`secret: "secret9"`, "secret9"},
		"JSON":              {`{"user": "bob", "api_key": "k-0123456789"}`, "k-0123456789"},
		"environment":       {"export DB_PASSWORD=s3cretpass", "s3cretpass"},
		"ini":               {"aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"},
		"address":           {"postgres://app:pa55w0rd@db:5432/x", "pa55w0rd"},
		"long user":         {"https://" + strings.Repeat("a1b2", 6) + "@example.org/x.git", strings.Repeat("a1b2", 6)},
		"hexadecimal":       {"api_key=" + strings.Repeat("9f8e7d6c", 4), strings.Repeat("9f8e7d6c", 4)},
		"token":             {"token: aB3dE6gH9jK2mN5pQ8sT", "aB3dE6gH9jK2mN5pQ8sT"},
		"plain variable":    {"PASSWORD=hunter2hunter", "hunter2hunter"},
		"basic":             {"Authorization: Basic dXNlcjpwYXNzd29yZDE=", "dXNlcjpwYXNzd29yZDE"},
		"model hub":         {"hf" + "_" + strings.Repeat("aBcD", 9), strings.Repeat("aBcD", 9)},
		"private key":       {"-----BEGIN RSA PRIVATE KEY-----\n" + key + "\n" + key + "\nKg==\n-----END RSA PRIVATE KEY-----\n", "MIIE"},
		"indented key":      {"> -----BEGIN PRIVATE KEY-----\n> " + key + "\n> -----END PRIVATE KEY-----\n", "MIIE"},
		"key in JSON":       {`"-----BEGIN PRIVATE KEY-----\n` + key + `\n-----END PRIVATE KEY-----\n"`, "MIIE"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			masked := Mask("before\n" + c.text + "\nbehind\n")
			require.NotContains(t, masked, c.secret)
			require.Contains(t, masked, mask)
			require.Equal(t, strings.Count(c.text, "\n")+3, strings.Count(masked, "\n"))
			require.True(t, strings.HasPrefix(masked, "before\n") && strings.HasSuffix(masked, "\nbehind\n"))
			require.Equal(t, masked, Mask(masked), "masking twice changes nothing")
		})
	}
	require.Equal(t, "amqp://admin:********@mq", Mask("amqp://admin:admin@mq"), "the user stays")
	require.NotContains(t, Mask("-----BEGIN PRIVATE KEY-----\n"+key+"\nKg==\n-----END PRIVATE KEY-----"), "Kg==")
}

func TestMaskLeavesOrdinaryTexts(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"Password: at least 8 characters, with a digit and a capital letter.",
		"The password is hashed with argon2id; token: 15-minute lifetime, secret: AES-256-GCM.",
		"Password: PBKDF2-HMAC-SHA256 with 600000 rounds",
		`{"password": "string", "secret": "required", "api_key": "<your key>", "access_token": "${TOKEN}"}`,
		"MAX_TOKENS=4096\nTOKEN=<paste-here>\nAPI_KEY=$API_KEY\nPRIMARY_KEY=customer_id",
		"The key is shown as task-test-driven-development or sk-test-something-without-numbers.",
		"See https://example.org/a:b@c and http://localhost:8080/x@y, mail ops@example.org.",
		"https://example.org:443/path?token=short",
		"A `-----BEGIN PRIVATE KEY-----` mark must never reach a log.\nImportant\nThe log is kept 30 days.",
		"The sort key, secret sharing, tokens and API keys are out of scope.",
		"密码：至少八位，包含数字。令牌有效期 15 分钟。",
		strings.Repeat("0123456789abcdef", 4) + "\nis a hash beside a key.",
		"Authorization: Bearer <token>",
		"Basic authentication and basic-auth stay; use basic authentication2factor.",
		"token: short-lived-tokens-of-15-minutes, key: customer-number-2024",
		"ssh://git@github.com/x and https://a-long-user-name-without-digits@example.org",
	} {
		require.Equal(t, text, Mask(text))
	}
}

func FuzzMask(f *testing.F) {
	f.Add("password: \"hunter22\"\n-----BEGIN PRIVATE KEY-----\nabc\n")
	f.Add("a://b:c@d\r\neyJ")
	f.Fuzz(func(t *testing.T, text string) {
		masked := Mask(text)
		if strings.Count(masked, "\n") != strings.Count(text, "\n") {
			t.Fatalf("lines changed: %q -> %q", text, masked)
		}
	})
}
