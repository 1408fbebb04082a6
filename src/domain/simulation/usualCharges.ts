/** A yearly charge of the property before any revaluation. Euros a year. */
export interface UndatedCharge {
  key: string
  label: string
  amount: number
  origin: 'file' | 'firm'
  /** What it grows with each year. */
  follows: 'rents' | 'charges'
  /** False for bookkeeping fees, deductible from business profits only. */
  isPropertyCharge: boolean
}

/** The usual charges of a property, by key: their French names. */
export const usualNames = {
  condominium_fee: 'Charges de copropriété',
  property_tax: 'Taxe foncière',
  rental_management: 'Gestion locative',
  unpaid_rent_insurance: 'Assurance loyers impayés',
  owner_insurance: 'Assurance propriétaire non occupant',
  budget_monitoring: 'Suivi budgétaire et comptable',
  waste_tax: 'Taxe d’ordures ménagères',
  business_property_tax: 'CFE',
} as const

/** Whether a charge of this name replaces one of the firm's. */
export const isUsualCharge = (label: string): boolean =>
  Object.values(usualNames).some((name) => comparable(name) === comparable(label))

/** Names compare without case nor accents. */
export function comparable(label: string): string {
  return label.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
