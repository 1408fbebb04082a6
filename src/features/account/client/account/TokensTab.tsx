import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { allows } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { api, outcomeOf } from '#client/api'
import { selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, Empty, formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useConfirm, useToast } from '#client/feedback'
import { DataTable, type Column } from '#client/ui/table'
import { NewToken } from './NewToken'
import { tokenRights } from './tokenRights'
import { useRelated } from './useRelated'
import { useTokenResources } from './useTokenResources'

type Token = ResourceOf<'token'>

/** What a token lets do, on what, and from where. */
function Scope({ token, labels }: { token: Token; labels: ReadonlyMap<string, string> }) {
  const { addresses } = token.attributes
  return (
    <>
      {tokenRights(token.attributes, labels).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {addresses && addresses.length > 0 && <div className="account-limits">{addresses.join(', ')}</div>}
    </>
  )
}

/** The tokens by which other tools act in one's name. */
export function TokensTab() {
  const tokens = useRelated('token', 'tokens')
  const mayManage = allows(useAppSelector(selectHeldRights), 'manageTokens')
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => {
        setAdding(true)
      }}
    >
      Créer un jeton
    </Button>
  )
  return (
    <>
      {isAdding && (
        <NewToken
          onClose={() => {
            setAdding(false)
          }}
        />
      )}
      <Card
        title="Jetons d’API"
        sentence="Un jeton permet à un autre outil d’agir en votre nom, dans la limite de vos droits."
        actions={mayManage && !isAdding && tokens.length > 0 && add}
      >
        {tokens.length === 0 ? (
          <Empty title="Aucun jeton" action={mayManage && !isAdding && add} />
        ) : (
          <TokenTable tokens={tokens} mayManage={mayManage} />
        )}
      </Card>
    </>
  )
}

const name: Column<Token> = { key: 'name', title: 'Nom', cell: ({ attributes }) => attributes.name }
const times: readonly Column<Token>[] = [
  { key: 'created_at', title: 'Créé le', cell: ({ attributes }) => formatDate(attributes.created_at) },
  {
    key: 'expires_at',
    title: 'Expire le',
    cell: ({ attributes: { expires_at: at } }) => (at ? formatDate(at) : 'Jamais'),
  },
  {
    key: 'last_used_at',
    title: 'Dernière utilisation',
    cell: ({ attributes: { last_used_at: at } }) => (at === null || at === undefined ? 'Jamais' : formatDate(at)),
  },
]

/** Asks, then revokes a token, and says what came of it. */
function useRevocation(): (token: Token) => Promise<void> {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  return async ({ id, attributes: { name } }) => {
    if (
      !(await confirm({
        question: 'Révoquer ce jeton\u202f?',
        consequence: 'Les outils qui l’utilisent cesseront de fonctionner.',
        yes: 'Révoquer',
        isDangerous: true,
      }))
    )
      return
    const { error } = outcomeOf(
      await dispatch(api.endpoints.remove.initiate({ ref: { type: 'token', id } }, { track: false })),
    )
    toast(
      error
        ? { type: 'error', message: error.message }
        : { type: 'success', message: `Le jeton «\u00a0${name ?? ''}\u00a0» est révoqué.` },
    )
  }
}

function TokenTable({ tokens, mayManage }: { tokens: readonly Token[]; mayManage: boolean }) {
  const revoke = useRevocation()
  const labels = new Map(useTokenResources().map(({ type, label }) => [type, label]))
  const scope: Column<Token> = {
    key: 'scope',
    title: 'Portée',
    cell: (token) => <Scope token={token} labels={labels} />,
  }
  const revoking: Column<Token> = {
    key: 'revoke',
    title: 'Action',
    align: 'end',
    cell: (token) => (
      <Button
        size="small"
        danger
        aria-label={`Révoquer ${token.attributes.name ?? ''}`}
        onClick={() => {
          void revoke(token)
        }}
      >
        Révoquer
      </Button>
    ),
  }
  const columns = [name, scope, ...times, ...(mayManage ? [revoking] : [])] as const
  return <DataTable caption="Jetons d’API" rows={tokens} rowKey={({ id }) => id} columns={columns} />
}
