import { use } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { allows } from '#contract/access'
import type { ResourceType } from '#contract'
import { api } from '#client/api'
import { selectResource } from '#client/entities'
import { FieldAccessContext, useEdited, useOpenAggregate } from '#client/editing'
import { today } from '#client/screens'
import { nameInSlug } from '#client/screens/places'
import { selectHeldRights } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { isIdentity, signatureState } from '#features/scpi/clients/contract/rules'
import { useAccount } from '../useAccount'
import type { Means } from './sides'

/** Whether a field may be written though the questionnaire is signed: how the client is reached. */
const isFree = (type: ResourceType, field: string): boolean => type === 'scpi_client' && !isIdentity(type, field)

const SIGNED = 'Le recueil est signé, déverrouillez-le d’abord'
const READ_ONLY = 'Vous ne pouvez pas modifier cette réponse'

/** What may be written on each side, and the town of the client as files name it. @param slug of the town of the file */
export function useMeans(clientId: string, slug: string | null): Means {
  const { readOnly } = useOpenAggregate()
  const accessTo = use(FieldAccessContext)
  const accountId = useAccount(clientId)?.id ?? ''
  const isSigned = signatureState(useEdited('pp_account', accountId)?.attributes ?? {}, today()) === 'held'
  const mayEditFiles = useAppSelector((state) => allows(selectHeldRights(state), 'editClientFiles'))
  const town = useTown(clientId)
  api.useReadQuery(slug === null ? skipToken : { type: 'location', id: slug })
  const name = useAppSelector((state) => selectResource(state, 'location', slug ?? '')?.attributes.name)
  return {
    lockHere: (type, field) => {
      if (isSigned && !isFree(type, field)) return SIGNED
      return readOnly || (accessTo?.(type, field) ?? 'write') !== 'write' ? READ_ONLY : undefined
    },
    lockThere: mayEditFiles ? undefined : 'Vous ne modifiez pas les dossiers immobiliers',
    townOf: (asked) => (asked === slug && name ? name : nameInSlug(asked)),
    town,
  }
}

/** The municipality that has the name and the postal code of the client’s, by its slug. */
function useTown(clientId: string): string | undefined {
  const { municipality, postal_code: code } = useEdited('scpi_client', clientId)?.attributes ?? {}
  const isAsked = (municipality ?? '') !== '' && (code ?? '') !== ''
  const { resources } = useResourceList(
    'location',
    { q: municipality ?? '', page: { size: 12 }, filter: { kind: 'municipality' } },
    isAsked,
  )
  return resources.find(({ attributes: { postal_codes: codes } }) => codes?.includes(code ?? ''))?.id
}
