import type { ResourceType } from '#contract'
import { scpiClientAddress, type ScpiClientPart } from '#features/scpi/clients/contract'
import { ASKED_TYPE } from '#client/editing/parts'
import type { MissingAnswer } from '#features/scpi/clients/contract/rules'

/** The parts of a client’s file in which something is answered, and what each holds. */
export const answeredParts = {
  identite: ['scpi_client', 'representative'],
  famille: ['family_situation', 'pp_account', 'pp_account_child'],
} as const satisfies Partial<Record<ScpiClientPart, readonly ResourceType[]>>
export type AnsweredPart = keyof typeof answeredParts

/** The part in which resources of a type are typed. */
export const partOf = (type: ResourceType): AnsweredPart =>
  answeredParts.identite.some((one) => one === type) ? 'identite' : 'famille'

/** Where a missing answer is typed. */
export function addressOf(id: string, { section, field }: Pick<MissingAnswer, 'section' | 'field'>): string {
  const asked = new URLSearchParams({ [ASKED_TYPE]: section, champ: field })
  return `${scpiClientAddress(id, partOf(section))}?${asked.toString()}`
}
