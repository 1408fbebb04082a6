import { firmIds } from '#features/account/server/demo'
import { drawFrom, type DemoMaking, type Tables } from '#server/demo'

type Flag = 'is_adv_contact' | 'is_option_contact' | 'is_report_contact' | 'is_booking_contact'

/** By what stands before the address of the firm. */
const CONTACTS = {
  ormeval: [
    ['adv', ['is_adv_contact', 'is_booking_contact']],
    ['options', ['is_option_contact']],
    ['denonciations', ['is_report_contact']],
    ['reservations', ['is_booking_contact']],
  ],
  // Nobody is told of its dénonciations.
  vermeil: [['ventes', ['is_adv_contact', 'is_option_contact', 'is_booking_contact']]],
} as const satisfies Readonly<Record<string, readonly (readonly [name: string, flags: readonly Flag[]])[]>>

/** Whom the messages of both firms go to. */
export function contactRows({ asOf, size }: DemoMaking): Tables {
  const { company } = firmIds(size)
  const created_at = new Date(asOf.getTime() - 100 * 86_400_000).toISOString()
  const of = (firm: 'ormeval' | 'vermeil') =>
    CONTACTS[firm].map(([name, flags]: readonly [string, readonly Flag[]]) => ({
      ...{
        company_id: company[firm],
        id: drawFrom(`contact ${firm} ${name}`).uuid(),
        email: `${name}@${firm}.example`,
      },
      is_adv_contact: flags.includes('is_adv_contact'),
      is_option_contact: flags.includes('is_option_contact'),
      is_report_contact: flags.includes('is_report_contact'),
      is_booking_contact: flags.includes('is_booking_contact'),
      ...{ version: 1, created_at, updated_at: created_at },
    }))
  return { company_contacts: [...of('ormeval'), ...of('vermeil')] }
}
