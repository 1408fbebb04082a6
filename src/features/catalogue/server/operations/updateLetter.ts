import { definitionOf, type Field } from '#contract'
import { isNumber } from '#contract/json'
import { programAddress, propertyAddress } from '#features/catalogue/contract'
import { valueSaid } from '#features/catalogue/contract/updates'
import { findProject } from '#features/simulation/server'
import type { Letter } from '#server/services'
import type { UpdateRequest } from '../repositories/updateRequests'
import { typeOf } from './updateRequests'

/** Tells somebody what became of the error that they found. The reference of a lot is not in it: not everybody sees it. */
export function decisionLetter(request: UpdateRequest, publicUrl: string): Letter {
  const { field, program_name, current_value, suggested_value } = request
  const known = definitionOf(typeOf(request)).fields[field]
  const before = current_value === null ? '' : `, au lieu de ${written(known, current_value)}`
  return {
    subject: `Votre signalement sur ${program_name}\u00a0: ${request.state === 'accepted' ? 'accepté' : 'refusé'}`,
    paragraphs: [
      `Vous avez signalé une erreur sur ${program_name}. ${known?.label ?? field}\u00a0: ${written(known, suggested_value)}${before}.`,
      outcomeOf(request),
    ],
    link: { label: 'Voir la fiche', address: `${publicUrl}${addressOf(request)}` },
  }
}

/** What a text of a request says, in French: `195 000 €`, `Sud`. */
function written(field: Field | undefined, text: string): string {
  const value = field && valueSaid(field, text)
  if (isNumber(value)) return [value.toLocaleString('fr-FR'), field?.unit].filter(Boolean).join('\u00a0')
  if (field?.kind === 'date') return text.split('-').reverse().join('/')
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  return field?.choices?.find((choice) => choice.value === value)?.label ?? text
}

function outcomeOf({ state, reason, is_corrected }: UpdateRequest): string {
  if (state === 'rejected') return `Votre société ne l’a pas retenue\u00a0: ${reason ?? ''}`
  return is_corrected
    ? 'Votre société l’a retenue, et la valeur est corrigée.'
    : 'Votre société l’a retenue. La fiche changera quand le promoteur aura corrigé son flux.'
}

function addressOf({ property_id, program_id, project }: UpdateRequest): string {
  const scheme = findProject(project)
  return property_id === null
    ? programAddress({ project: scheme, id: program_id ?? '' })
    : propertyAddress({ project: scheme, id: property_id })
}
