import { useState } from 'react'
import { messages } from '#contract'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Empty, ErrorBlock, formatDate, formatTime, Skeleton } from '#client/ui'
import { HistoryButton as Button } from '#client/screens/firm'
import { Pagination } from '#client/ui/table'
import { firmApi } from '../api'
import { firmLabel, firmValue } from './firmValue'

const PAGE = 20

/** Who changed what of the firm. */
export const HistoryButton = () => (
  <Button title="Historique des informations">
    <Changes />
  </Button>
)

function Changes() {
  const [number, setNumber] = useState(1)
  const { data, error, refetch } = firmApi.useScpiFirmHistoryQuery(
    { number, size: PAGE },
    { refetchOnMountOrArgChange: true },
  )
  const changes = useAppSelector((state) => selectRelated(state, 'setting_change', data?.refs))
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  if (changes.length === 0) return <Empty title="Rien n’a encore été changé" />
  return (
    <>
      <ol className="scpi-firm-changes">
        {changes.map(({ id, attributes: { created_at: at, author_name: author, changes: differences } }) => (
          <li key={id}>
            <strong>{at ? `${formatDate(at)} à ${formatTime(at)}` : '—'}</strong> · {author ?? 'Solive'}
            <ul>
              {(differences ?? []).map(({ key, name, before, after }) => (
                <li key={key}>
                  {name ?? firmLabel(key)}&nbsp;: <del>{firmValue(key, before)}</del> <span aria-hidden>→</span>{' '}
                  <ins>{firmValue(key, after)}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Pagination page={number} pageSize={PAGE} total={data.page?.total ?? changes.length} onPage={setNumber} />
    </>
  )
}
