/** A field needs its name only: its words, bounds and choices come from the resource of the form. */
export interface FieldProps {
  readonly name: string
  /** Where a column already names the field. */
  readonly hideLabel?: boolean
}
