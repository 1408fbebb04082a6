import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'

interface NothingFoundProps {
  readonly title: string
  /** The change of the search that may find something, in words. */
  readonly action: string
  readonly onAct: () => void
}

/** The search itself is why a list is empty. */
export const NothingFound = ({ title, action, onAct }: NothingFoundProps) => (
  <Empty title={title} action={<Button onClick={onAct}>{action}</Button>} />
)
