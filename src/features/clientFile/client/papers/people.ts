import { plainName, type Finding } from '#client/papers'

/** Whom of the file a paper is about; `nobody` when it is about somebody else. */
export type Whose = 'client' | 'companion' | 'nobody'

/** A person of the file, by their names. */
export interface KnownPerson {
  readonly whose: 'client' | 'companion'
  readonly firstname: string | null | undefined
  readonly lastname: string | null | undefined
}

/** A person whom a paper names, or not: a declarant, an employee. */
export interface PaperPerson {
  /** `1` and `2` for declarants. */
  readonly rank: 1 | 2
  readonly name: string | undefined
}

/** The people of a paper, in its order. */
export function peopleOf(findings: readonly Finding[]): readonly PaperPerson[] {
  const employee = findings.find(({ key }) => key === 'employee')
  const isPayslip = employee !== undefined || findings.some(({ key }) => key === 'netBeforeTax' || key === 'netTaxable')
  if (isPayslip) return [{ rank: 1, name: nameIn(employee) }]
  return ([1, 2] as const).flatMap((rank) => {
    const about = findings.filter(({ declarant }) => declarant === rank)
    return about.length === 0 ? [] : [{ rank, name: nameIn(about.find(({ key }) => key === 'declarant')) }]
  })
}

const nameIn = (finding: Finding | undefined): string | undefined =>
  typeof finding?.value === 'string' ? finding.value : undefined

/** The one person of the file whose first name and surname are both in a name; undefined when that is not clear. */
export function personNamed(name: string | undefined, known: readonly KnownPerson[]): KnownPerson['whose'] | undefined {
  const words = new Set(plainName(name ?? '').split(' '))
  const [only, ...others] = known.filter(({ firstname, lastname }) => {
    const parts = [firstname, lastname].map((part) => plainName(part ?? ''))
    return parts.every((part) => part !== '' && part.split(' ').every((word) => words.has(word)))
  })
  return others.length === 0 ? only?.whose : undefined
}
