/** What a browser answers with a passkey, for the server, or why it does not, for the person. */
export type PasskeyAnswer =
  { readonly answer: object; readonly failure?: undefined } | { readonly answer?: undefined; readonly failure: string }
