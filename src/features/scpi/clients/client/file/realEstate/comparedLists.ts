import { formatDate, formatEuros } from '#client/ui'
import { comparedField, type FieldOf } from './comparedField'
import {
  isChild,
  type Held,
  type Here,
  type Line,
  type Mass,
  type Means,
  type Taking,
  type There,
  type Values,
} from './sides'
import { adding, given } from './taking'
import { loanKind } from './translations'

interface Sides {
  readonly here: Here
  readonly there: There
  readonly means: Means
}

const NO_ACCOUNT: Taking = { why: 'Ouvrez d’abord le compte investisseur' }
const unless = (lock: string | undefined, taking: () => Taking): Taking =>
  lock === undefined ? taking() : { why: lock }

/** Of two lists, what is in both, and what only one of them has. */
function matched<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  isSame: (one: One, other: Other) => boolean,
) {
  const left = [...others]
  const rows = ones.map((one) => {
    const place = left.findIndex((other) => isSame(one, other))
    return { one, other: place === -1 ? undefined : left.splice(place, 1)[0] }
  })
  return [...rows, ...left.map((other) => ({ one: undefined, other }))]
}

/** Rows of one side alone, on both sides: nobody but a person knows whether they are the same. */
const isDoubtful = (rows: ReturnType<typeof matched<unknown, unknown>>): boolean =>
  rows.some(({ one }) => one === undefined) && rows.some(({ other }) => other === undefined)

/** The key of a row that one side has. */
const keyOf = (held: Held | undefined): string => (held ? `${held.ref.type} ${held.ref.id}` : '')

const field = (root: FieldOf['root'], held: Held, name: string): FieldOf => ({ root, held, type: held.ref.type, name })

const CHILDREN = 'Enfants'
const CHILD_FIELDS = ['has_alternating_custody', 'is_handicapped'] as const

/** Children are known by the day they were born on. */
export function comparedChildren({ here, there, means }: Sides): readonly Line[] {
  const own = here.children.filter(isChild)
  const isSame = (one: Held, other: Held) =>
    given(one, 'birthdate') !== null && given(one, 'birthdate') === given(other, 'birthdate')
  const rows = matched(own, there.children, isSame)
  return rows.flatMap(({ one, other }) => {
    if (one && other)
      return CHILD_FIELDS.map((name) =>
        comparedField({
          group: CHILDREN,
          formerKeys: [one, other].map(keyOf),
          label: `${nameOfChild(one)}, ${name === 'is_handicapped' ? 'handicap' : 'résidence alternée'}`,
          here: field(here.account, one, name),
          there: field(there.file, other, name),
          means,
        }),
      )
    return [{ ...lineOfChild(one, other, { here, there, means }), isDoubtful: isDoubtful(rows) }]
  })
}

const nameOfChild = (child: Held): string => {
  const [name, born] = [child.values['firstname'], given(child, 'birthdate')]
  if (typeof name === 'string' && name !== '') return name
  return typeof born === 'string' ? `Enfant né le ${formatDate(born)}` : 'Enfant'
}

const bornOn = (child: Held | undefined): string | null => {
  const born = child ? given(child, 'birthdate') : null
  if (!child) return null
  return typeof born === 'string' ? `Né le ${formatDate(born)}` : 'Date de naissance inconnue'
}

const flags = ({ values }: Held): Values =>
  Object.fromEntries(CHILD_FIELDS.map((name) => [name, values[name] === true]))

function lineOfChild(one: Held | undefined, other: Held | undefined, { here, there, means }: Sides): Line {
  const child = one ?? other
  const values = child ? { birthdate: given(child, 'birthdate'), ...flags(child) } : {}
  const { account } = here
  return {
    key: keyOf(child),
    group: CHILDREN,
    label: one ? nameOfChild(one) : 'Enfant',
    here: bornOn(one),
    there: bornOn(other),
    isSame: false,
    toHere: account
      ? unless(means.lockHere('pp_account_child', 'birthdate'), () => adding(account, 'pp_account_child', values))
      : NO_ACCOUNT,
    toThere: unless(means.lockThere, () => adding(there.file, 'child', values)),
  }
}

const LOANS = 'Crédits'
/** The fields of a loan, here and there. */
const LOAN_FIELDS = [
  ['monthly_payment_amount', 'monthly_credit'],
  ['remaining_capital_amount', 'remaining_capital'],
  ['rate', 'rate'],
  ['end_date', 'end_date'],
] as const

interface LoanHere {
  readonly mass: Mass
  readonly loan: Held
}

/** Loans are the same where two of payment, capital and end agree. */
export function comparedLoans({ here, there, means }: Sides): readonly Line[] {
  const own = [here.own, here.joint, ...here.others].flatMap((mass) =>
    mass ? mass.loans.map((loan): LoanHere => ({ mass, loan })) : [],
  )
  const rows = matched(own, there.loans, isSameLoan)
  return rows.flatMap(({ one, other }) => {
    if (one && other)
      return LOAN_FIELDS.map(([name, nameThere]) =>
        comparedField({
          group: LOANS,
          formerKeys: [one.loan, other].map(keyOf),
          label: `${nameOfLoan(one.loan, 'monthly_payment_amount')}, ${wordOf[name]}`,
          here: field(one.mass.root, one.loan, name),
          there: field(there.file, other, nameThere),
          means,
        }),
      )
    return [{ ...lineOfLoan(one, other, { here, there, means }), isDoubtful: isDoubtful(rows) }]
  })
}

const wordOf = {
  monthly_payment_amount: 'mensualité',
  remaining_capital_amount: 'capital restant dû',
  rate: 'taux',
  end_date: 'fin',
} as const

const isSameLoan = ({ loan }: LoanHere, other: Held): boolean =>
  LOAN_FIELDS.filter(([name, nameThere]) => {
    const [one, two] = [given(loan, name), given(other, nameThere)]
    if (typeof one === 'number' && typeof two === 'number') return name !== 'rate' && Math.abs(one - two) <= 1
    return one !== null && one === two
  }).length >= 2

const nameOfLoan = (loan: Held, payment: string): string => {
  const amount = given(loan, payment)
  return `Crédit${typeof amount === 'number' ? ` de ${formatEuros(amount, { per: 'mois' })}` : ''}`
}

const loanText = (loan: Held | undefined, payment: string): string | null => {
  if (!loan) return null
  const end = given(loan, 'end_date')
  return [nameOfLoan(loan, payment), typeof end === 'string' && `jusqu’au ${formatDate(end)}`].filter(Boolean).join(' ')
}

function lineOfLoan(one: LoanHere | undefined, other: Held | undefined, { here, there, means }: Sides): Line {
  const translated = (held: Held, from: 0 | 1): Values =>
    Object.fromEntries(LOAN_FIELDS.map((names) => [names[from === 0 ? 1 : 0], given(held, names[from])]))
  const mass = here.joint ?? here.own
  return {
    key: keyOf(one?.loan ?? other),
    group: LOANS,
    label: 'Crédit',
    here: loanText(one?.loan, 'monthly_payment_amount'),
    there: loanText(other, 'monthly_credit'),
    isSame: false,
    toHere:
      mass && other
        ? unless(means.lockHere('pp_entity_loan', 'end_date'), () =>
            adding(mass.root, 'pp_entity_loan', { ...translated(other, 1), ...loanKind.toHere(other.values['type']) }),
          )
        : NO_ACCOUNT,
    toThere: one
      ? unless(means.lockThere, () =>
          adding(there.file, 'current_loan', { ...translated(one.loan, 0), type: loanKind.toThere(one.loan.values) }),
        )
      : { why: '' },
  }
}
