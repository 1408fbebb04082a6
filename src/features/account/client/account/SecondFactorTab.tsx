import { useState } from 'react'
import type { ResourceOf } from '#contract/jsonapi'
import { messages } from '#contract'
import { factorKinds } from '#features/account/contract'
import { api, outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { useAppDispatch, useResourceList } from '#client/store'
import { Card, Empty, ErrorBlock, formatDate, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, type Column } from '#client/ui/table'
import { FactorSetUp } from './FactorSetUp'

type Factor = ResourceOf<'second_factor'>

const kindOf = ({ attributes: { kind, passwordless } }: Factor): string =>
  kind ? `${factorKinds[kind]}${passwordless ? ', sans mot de passe' : ''}` : '—'

const described: readonly [Column<Factor>, ...Column<Factor>[]] = [
  { key: 'name', title: 'Nom', cell: ({ attributes }) => attributes.name },
  { key: 'kind', title: 'Genre', cell: kindOf },
  { key: 'created_at', title: 'Ajouté le', cell: ({ attributes }) => formatDate(attributes.created_at) },
  {
    key: 'last_used_at',
    title: 'Dernière utilisation',
    cell: ({ attributes: { last_used_at: at } }) => (at ? formatDate(at) : 'Jamais'),
  },
]

/** What proves who one is, beside one's password. */
export function SecondFactorTab() {
  const { resources, isComplete, failure, refetch } = useResourceList('second_factor')
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button
      type="primary"
      onClick={() => {
        setAdding(true)
      }}
    >
      Ajouter un second facteur
    </Button>
  )
  const close = () => {
    setAdding(false)
    refetch()
  }
  return (
    <Card
      title="Second facteur"
      sentence="Avec lui, un mot de passe volé n’ouvre pas votre compte. Un code ou une clé d’accès est demandé à chaque connexion."
      actions={resources.length > 0 && !isAdding && add}
    >
      {failure && (
        <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={refetch} />
      )}
      {isAdding ? (
        <FactorSetUp onDone={close} actions={<Button onClick={close}>Annuler</Button>} />
      ) : resources.length > 0 ? (
        <Factors factors={resources} onRemoved={refetch} />
      ) : isComplete ? (
        <Empty title="Aucun second facteur" action={add} />
      ) : (
        !failure && <Skeleton lines={3} />
      )}
    </Card>
  )
}

function Factors({ factors, onRemoved }: { factors: readonly Factor[]; onRemoved: () => void }) {
  const remove = useRemoval(factors.length === 1, onRemoved)
  const removing: Column<Factor> = {
    key: 'remove',
    title: 'Action',
    align: 'end',
    cell: (factor) => (
      <Button
        size="small"
        danger
        aria-label={`Retirer ${factor.attributes.name ?? 'ce second facteur'}`}
        onClick={() => void remove(factor)}
      >
        Retirer
      </Button>
    ),
  }
  return (
    <DataTable caption="Second facteur" rows={factors} rowKey={({ id }) => id} columns={[...described, removing]} />
  )
}

function useRemoval(isLast: boolean, onRemoved: () => void): (factor: Factor) => Promise<void> {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  return async ({ id }) => {
    const question = {
      question: 'Retirer ce second facteur\u202f?',
      consequence: isLast
        ? 'Votre mot de passe suffira pour se connecter. Vos codes de secours ne serviront plus.'
        : 'Il n’ouvrira plus votre compte. Les autres continuent.',
      yes: 'Retirer',
      isDangerous: true,
    }
    if (!(await confirm(question))) return
    const request = { ref: { type: 'second_factor' as const, id } }
    const { error } = outcomeOf(await dispatch(api.endpoints.remove.initiate(request, { track: false })))
    if (!error) onRemoved()
    toast(
      error ? { type: 'error', message: error.message } : { type: 'success', message: 'Le second facteur est retiré.' },
    )
  }
}
