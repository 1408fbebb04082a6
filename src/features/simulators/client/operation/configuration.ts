import type { Values } from '../shell/addressInputs'
import { askedUnder, isEmpty, schemeOf } from './questions'
import type { Taken } from './taken'

/** Fees of the firm that the server knows itself, and then names as the firm’s. */
const TAKEN_BY_SERVER: readonly string[] = ['loan_application_fee', 'brokerage_fee']

/** What is posted, not checked yet: the answers that count under the scheme, and what is taken for the others. */
export function configurationOf(values: Values, { examples, usual }: Taken): Values {
  const scheme = schemeOf(values)
  const asked = scheme ? askedUnder(scheme) : ['project', 'municipality']
  const typed = asked.filter((name) => !isEmpty(values[name])).map((name) => [name, values[name]] as const)
  const assumed = Object.entries(usual).filter(([name]) => !TAKEN_BY_SERVER.includes(name))
  return { ...examples, ...Object.fromEntries(assumed), ...Object.fromEntries(typed) }
}
