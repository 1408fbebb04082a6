/** Where someone says who they are. */
export function LoginScreen() {
  return <h1>Connexion</h1>
}
