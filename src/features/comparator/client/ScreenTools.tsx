import { Suspense, type ReactNode } from 'react'
import { BellOutlined, BookOutlined, ControlOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { useChangedAlert } from './alerts/changedAlert'
import { weightsName } from './search/criteria'
import type { SearchProps } from './SearchProps'

const WeightsDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './weights/WeightsDrawer')).WeightsDrawer,
)
const SearchesDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './searches/SearchesDrawer')).SearchesDrawer,
)

const AlertDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './alerts/AlertDrawer')).AlertDrawer,
)

/** What counts, the searches that have a name, and an alert on this one. */
export function ScreenTools(props: SearchProps) {
  const { search, change, panel, openPanel } = props
  const changed = useChangedAlert()
  const opening = (name: typeof panel) => () => {
    openPanel(name)
  }
  const close = opening(null)
  return (
    <>
      <Button icon={<ControlOutlined aria-hidden />} aria-haspopup="dialog" onClick={opening('weights')}>
        Ce qui compte&nbsp;: {weightsName(search.weights)}
      </Button>
      <ShortTool icon={<BookOutlined aria-hidden />} label="Recherches" onOpen={opening('searches')} />
      <ShortTool
        icon={<BellOutlined aria-hidden />}
        label={changed === null ? 'Créer une alerte' : 'Enregistrer l’alerte'}
        onOpen={opening('alert')}
      />
      <Suspense>
        {panel === 'weights' && <WeightsDrawer search={search} change={change} onClose={close} />}
        {panel === 'searches' && <SearchesDrawer onClose={close} />}
        {panel === 'alert' && <AlertDrawer {...props} changed={changed} onClose={close} />}
      </Suspense>
    </>
  )
}

interface ShortToolProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onOpen: () => void
}

/** On a phone, its words are heard alone. */
const ShortTool = ({ icon, label, onOpen }: ShortToolProps) => (
  <Button className="comparator-tool" icon={icon} title={label} aria-haspopup="dialog" onClick={onOpen}>
    {label}
  </Button>
)
