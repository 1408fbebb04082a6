import type { ReportedType } from '#features/catalogue/contract/updates'

/** The lot or the programme of which an error is told. */
export interface Reported {
  readonly type: ReportedType
  readonly id: string
  /** What the page says of it, by attribute. */
  readonly attributes: Readonly<Record<string, unknown>>
}
