export async function loadUser() {
  return (await fetch("/session")).json();
}
