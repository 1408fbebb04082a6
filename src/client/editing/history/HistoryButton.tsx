import { Suspense } from 'react'
import { HistoryOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { isResourceType, type ResourceType } from '#contract'

const HistoryDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "history" */ './HistoryDrawer')).HistoryDrawer,
)

const PARAMETER = 'historique'
const ALL = 'tout'

/** What the address says of the history: the section that is shown, or all of them; null when it is closed. */
function useAskedHistory() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get(PARAMETER)
  const show = (value: string | null) => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(PARAMETER)
        else next.set(PARAMETER, value)
        return next
      },
      { replace: asked !== null },
    )
  }
  return [asked, show] as const
}

/** Opens the history of the file; the address says that it is open, and on which section. */
export function HistoryButton() {
  const [asked, show] = useAskedHistory()
  const choose = (section: ResourceType | undefined) => {
    show(section ?? ALL)
  }
  return (
    <>
      <Button
        type="text"
        icon={<HistoryOutlined aria-hidden />}
        title="Historique"
        onClick={() => {
          show(ALL)
        }}
      >
        Historique
      </Button>
      {asked !== null && (
        <Suspense>
          <HistoryDrawer
            section={isResourceType(asked) ? asked : undefined}
            onSection={choose}
            onClose={() => {
              show(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
