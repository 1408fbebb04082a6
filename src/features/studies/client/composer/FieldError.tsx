/** What is wrong with a group of fields; it takes the focus where nothing else can say so. */
export const FieldError = ({ text }: { readonly text: string | undefined }) => (
  <p className="field-error" aria-live="polite" {...(text === undefined ? {} : { tabIndex: -1 })}>
    {text}
  </p>
)
