import type { ResourceType } from '#contract'
import { scpiClientAddress, type ScpiClientPart } from '#features/scpi/clients/contract'
import type { MissingAnswer } from '#features/scpi/clients/contract/completion'
import { ASKED_TYPE } from '#client/editing/parts'

/** The parts of a client’s file in which something is answered, and what each holds. */
export const answeredParts = {
  identite: ['scpi_client', 'representative'],
  famille: ['family_situation', 'pp_account', 'pp_account_child'],
  patrimoine: ['pp_entity', 'pp_income', 'pp_charge', 'financial_asset', 'non_financial_asset', 'pp_entity_loan'],
  fiscalite: ['fiscality'],
  professionnel: ['pp_professional_situation'],
  objectifs: ['financial_situation', 'pp_objective'],
  connaissances: ['quiz'],
  durabilite: ['quiz'],
  ppe: ['politically_exposed_person'],
} as const satisfies Partial<Record<ScpiClientPart, readonly ResourceType[]>>
export type AnsweredPart = keyof typeof answeredParts

const isPart = (name: string): name is AnsweredPart => Object.hasOwn(answeredParts, name)
export const partNames: readonly AnsweredPart[] = Object.keys(answeredParts).filter(isPart)

type Asked = Pick<MissingAnswer, 'section' | 'field'>

/** The part in which an answer is typed: sustainability has one of its own, though the quiz holds it. */
export function partOf({ section, field }: Asked): AnsweredPart {
  if (section === 'quiz' && field.startsWith('esg_')) return 'durabilite'
  return partNames.find((part) => answeredParts[part].some((type) => type === section)) ?? 'famille'
}

/** Where a missing answer is typed. */
export function addressOf(id: string, { section, field }: Asked): string {
  const asked = new URLSearchParams({ [ASKED_TYPE]: section, champ: field })
  return `${scpiClientAddress(id, partOf({ section, field }))}?${asked.toString()}`
}
