/** A field needs its name only: its words, bounds and choices come from the resource of the form. */
export interface FieldProps {
  readonly name: string
  /** Where a column already names the field. */
  readonly hideLabel?: boolean
}

export interface NumberFieldProps extends FieldProps {
  /** What is taken while the field is empty, in the unit of its value: shown in its place. */
  readonly assumed?: number | undefined
}
