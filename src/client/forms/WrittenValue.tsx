import './forms.css'

/** What a field holds, as text: for those who may read and not write. */
export function WrittenValue({
  label,
  text,
  hideLabel = false,
}: {
  label: string
  text: string
  hideLabel?: boolean | undefined
}) {
  return (
    <p className="written-value">
      <span className={hideLabel ? 'visually-hidden' : 'field-label'}>{label}</span>
      <span>{text}</span>
    </p>
  )
}
