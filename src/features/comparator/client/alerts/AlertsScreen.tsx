import { PlusOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router-dom'
import { messages } from '#contract'
import { selectDeletions } from '#client/feedback'
import { searchAddress } from '#client/screens'
import { useShortcuts } from '#client/screens/keyboard'
import { Places } from '#client/screens/places'
import { useAppSelector, useResourceList } from '#client/store'
import { Empty, ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { MOST_ALERTS } from '#features/comparator/contract'
import { useCatalogue } from '#features/catalogue/client'
import { AlertCard } from './AlertCard'
import './alerts.css'
import { SEARCH_ALERT } from './searchAlertType'

/** The alerts that one set, and what they found. */
export function AlertsScreen() {
  const navigate = useNavigate()
  const begin = () => {
    void navigate(searchAddress)
  }
  useShortcuts([{ keys: 'n', label: 'Nouvelle alerte', act: begin }])
  return (
    <>
      <title>Alertes · Solive</title>
      <PageHeader
        title="Alertes"
        actions={
          <Button icon={<PlusOutlined aria-hidden />} onClick={begin}>
            Nouvelle alerte
          </Button>
        }
      />
      <PageBody>
        <Alerts onBegin={begin} />
      </PageBody>
    </>
  )
}

function Alerts({ onBegin }: { readonly onBegin: () => void }) {
  const { outcome, retry } = useCatalogue()
  const { resources, page, failure, refetch } = useResourceList(SEARCH_ALERT, { page: { size: MOST_ALERTS } })
  const deletions = useAppSelector(selectDeletions)
  const catalogue = outcome?.catalogue
  const problem = page ? outcome?.failure : failure
  if (problem && !catalogue)
    return (
      <ErrorBlock
        message={problem.kind === 'http' ? messages.technical : problem.message}
        onRetry={() => {
          refetch()
          retry()
        }}
      />
    )
  if (!page || !catalogue) return <Skeleton lines={8} />
  const alerts = resources.filter(({ id }) => !deletions.some(({ ref }) => ref.id === id))
  if (alerts.length === 0)
    return (
      <Empty
        title="Aucune alerte"
        sentence="Créez une alerte depuis une recherche."
        action={<Button onClick={onBegin}>Ouvrir le comparateur</Button>}
      />
    )
  return (
    <Places kind="any">
      <div className="alerts">
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} catalogue={catalogue} />
        ))}
      </div>
    </Places>
  )
}
