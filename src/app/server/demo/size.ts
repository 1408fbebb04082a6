import type { DemoAccount } from '#features/account/server/demo'
import { archetypes, type Archetype } from './archetypes'
import { firstNames, lastNames } from './words'

/** How much a demo firm holds. */
export interface DemoSize {
  readonly accounts: number
  readonly files: number
  /** Of sixty programmes and about 1 200 properties each. */
  readonly catalogueRounds: number
}

/** `demo` is what people see; `load` is a large firm, to measure with. */
export const demoSizes = {
  demo: { accounts: 12, files: archetypes.length, catalogueRounds: 1 },
  load: { accounts: 60, files: 8_000, catalogueRounds: 10 },
} as const satisfies Readonly<Record<string, DemoSize>>

const [firstLastName, ...otherLastNames] = lastNames

/** The archetypes, then as many others made from them as asked, each with an adviser among `advisers`. */
export function archetypesOf(count: number, advisers: readonly string[]): Archetype[] {
  return Array.from({ length: count }, (_, index) => {
    const model = archetypes[index % archetypes.length]
    if (!model) throw new Error('there is no archetype')
    if (index < archetypes.length) return model
    const [, ...subject] = model.title.split(' – ')
    const lastName = otherLastNames[index % otherLastNames.length] ?? firstLastName
    return {
      ...model,
      key: `${model.key}-${String(index)}`,
      title: [lastName, ...subject].join(' – '),
      adviser: advisers[index % advisers.length] ?? model.adviser,
      broughtBy: '',
    }
  })
}

/** Advisers beside the usual accounts. */
export function moreAccounts(count: number): DemoAccount[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `load-${String(index)}`,
    firm: 'ormeval',
    first_name: firstNames.mrs[index % firstNames.mrs.length] ?? '',
    last_name: lastNames[index % lastNames.length] ?? '',
    email: `conseil${String(index)}@ormeval.example`,
    roles: ['member'],
    agency: 'Lyon',
    department_code: '69',
  }))
}
