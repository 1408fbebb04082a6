import { choice } from '#contract/fields'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Attributes } from '#contract'
import { api, errorsOf, outcomeOf } from '#client/api'
import { useEdited } from '#client/editing'
import { selectResource } from '#client/entities'
import { useToast } from '#client/feedback'
import { SubmitForm } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { useAppDispatch, useAppSelector } from '#client/store'
import { formatPercent } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { isHolders, type Holder } from '#features/scpi/clients/contract'
import { scpiAccountsApi } from '../../api'
import { nameOf } from '../../shared/words'
import { useReadAgain } from '../menu/useReadAgain'
import '../account/account.css'

interface OutcomeDialogProps {
  readonly id: string
  readonly clientId: string
  readonly accountId: string
  readonly onClose: () => void
}

const GIVE = 'give:'
const NOBODY: readonly Holder[] = []

/** Asks what becomes of a shared mass that is to be reviewed. */
export function OutcomeDialog({ id, clientId, accountId, onClose }: OutcomeDialogProps) {
  const [settle] = scpiAccountsApi.useSettleMassMutation()
  const reread = useReadAgain(clientId)
  const toast = useToast()
  const outcomes = useOutcomes({ id, clientId, accountId })
  const rereadMasses = useMassesReadAgain(id)
  const definition = {
    fields: { outcome: choice(outcomes, { label: 'Que devient la masse commune\u202f?', required: true }) },
  }
  return (
    <Modal title="Masse commune à revoir" width={560} onClose={onClose}>
      <DialogDescription>
        Votre réponse vaut pour les deux titulaires. Si l’un d’eux a signé son recueil, sa signature est annulée.
      </DialogDescription>
      <SubmitForm
        definition={definition}
        submitLabel="Valider"
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async ({ outcome }) => {
          const asked: string = outcome
          const body = asked.startsWith(GIVE) ? { outcome: 'give', to: asked.slice(GIVE.length) } : { outcome: asked }
          const { error } = outcomeOf(await settle({ id, body }))
          if (error) return errorsOf(error)
          toast({ type: 'success', message: 'Masse commune revue' })
          await Promise.all([reread(), rereadMasses()])
          onClose()
          return undefined
        }}
      >
        <div className="scpi-long-choices">
          <ValueField name="outcome" />
        </div>
      </SubmitForm>
    </Modal>
  )
}

/** Reads the masses of both holders again: an own mass may hold another amount, on a page that is open elsewhere too. */
function useMassesReadAgain(id: string): () => Promise<void> {
  const dispatch = useAppDispatch()
  const { holders } = useEdited('pp_entity', id)?.attributes ?? {}
  return async () => {
    const accounts = isHolders(holders) ? holders.map(({ pp_account_id }) => pp_account_id) : []
    const { initiate } = scpiAccountsApi.endpoints.masses
    await Promise.all(accounts.map((account) => dispatch(initiate(account, { subscribe: false, forceRefetch: true }))))
  }
}

/** Who holds a mass with the client, though their link may have ended; undefined for who may not be read. */
function useOther(holders: readonly Holder[], accountId: string): Partial<Attributes<'scpi_client'>> | undefined {
  const other = holders.find(({ pp_account_id }) => pp_account_id !== accountId)?.pp_account_id
  api.useReadQuery(other === undefined ? skipToken : { type: 'pp_account', id: other, include: ['client'] })
  return useAppSelector((state) => {
    const clientId = other === undefined ? undefined : selectResource(state, 'pp_account', other)?.attributes.client_id
    return clientId ? selectResource(state, 'scpi_client', clientId)?.attributes : undefined
  })
}

/** A whole number of percents is written as one. */
const shareText = ({ share_rate: rate }: Holder): string =>
  formatPercent(rate, { decimals: Number.isInteger(rate * 100) ? 0 : 2 })

/** What may become of the mass, in words that name its holders. */
function useOutcomes({
  id,
  clientId,
  accountId,
}: Omit<OutcomeDialogProps, 'onClose'>): Readonly<Record<string, string>> {
  const { holders, review_reason: reason } = useEdited('pp_entity', id)?.attributes ?? {}
  const client = useEdited('scpi_client', clientId)?.attributes ?? {}
  const held = isHolders(holders) ? holders : NOBODY
  const other = useOther(held, accountId)
  const nameOfHolder = ({ pp_account_id }: Holder): string => {
    if (pp_account_id === accountId) return nameOf(client)
    return other ? nameOf(other) : 'l’autre titulaire'
  }
  if (reason === 'regime_begun')
    return {
      keep: 'Laisser à chacun ses biens propres',
      pool: 'Réunir dans la masse commune les biens et les prêts propres de chacun',
    }
  const shares = held.map((holder) => `${shareText(holder)} à ${nameOfHolder(holder)}`).join(', ')
  return {
    keep: held.length > 1 ? 'La garder en indivision, avec ses titulaires et leurs parts' : 'La garder à part',
    ...(held.length > 1 ? { split: `La partager entre les biens propres\u00a0: ${shares}` } : {}),
    ...Object.fromEntries(
      held.map((holder) => [`${GIVE}${holder.pp_account_id}`, `La remettre en entier à ${nameOfHolder(holder)}`]),
    ),
  }
}
