import { ErrorBlock, formatDate, formatTime, Skeleton } from '#client/ui'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import type { ResourceOf } from '#contract/jsonapi'
import { otherSteps } from '#features/sales/contract'
import { salesApi } from '../api'
import type { SaleKind } from '../kinds'

const channels: Readonly<Record<string, string>> = {
  promoter: 'par le promoteur',
  notary: 'par le notaire',
  client: 'par le client',
  system: 'automatique',
}

/** What was done with a sale: who, when, from which state to which, why. */
export function History({ kind, id }: { readonly kind: SaleKind; readonly id: string }) {
  const { data, error, refetch } = salesApi.useSaleHistoryQuery(
    { type: kind.type, id },
    { refetchOnMountOrArgChange: true },
  )
  const entries = useAppSelector((state) => selectRelated(state, 'history_entry', data?.refs))
  return (
    <section className="sale-part">
      <h2>Historique</h2>
      {error && !data ? (
        <ErrorBlock message="L’historique n’a pas pu être lu." onRetry={() => void refetch()} />
      ) : data ? (
        <ol className="sale-history">
          {entries.map((entry) => (
            <Entry key={entry.id} kind={kind} entry={entry} />
          ))}
        </ol>
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  )
}

function Entry({ kind, entry }: { readonly kind: SaleKind; readonly entry: ResourceOf<'history_entry'> }) {
  const { at, actor, channel, action, from, to, reason } = entry.attributes
  const stateOf = (key: string | null | undefined) => (key ? (kind.states[key]?.label ?? key) : null)
  const what = otherSteps[action ?? ''] ?? kind.actions[action ?? '']?.label ?? action
  return (
    <li>
      <p>
        <strong>{what}</strong> {[stateOf(from), stateOf(to)].filter(Boolean).join(' → ')}
      </p>
      <p>
        {formatDate(at, 'words')}, {formatTime(at)}
        {[actor, channels[channel ?? '']].filter(Boolean).map((part) => ` · ${String(part)}`)}
      </p>
      {reason && (
        <p>
          Motif{'\u00a0'}: {reason}
        </p>
      )}
    </li>
  )
}
