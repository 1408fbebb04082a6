import { DownloadOutlined } from '@ant-design/icons'
import { Button } from '../controls'

interface EffortActionsProps {
  readonly isTableShown: boolean
  /** Shows or hides the table; absent where it always stands. */
  readonly onTable: ((isShown: boolean) => void) | undefined
  readonly isMonthly: boolean
  readonly onMonthly: (isMonthly: boolean) => void
  /** Keeps the image of the chart; absent where nobody takes it away. */
  readonly onExport: (() => void) | undefined
}

/** What can be done with the chart of the effort: its table, its figures by month, its image. */
export function EffortActions({ isTableShown, onTable, isMonthly, onMonthly, onExport }: EffortActionsProps) {
  return (
    <div className="chart-actions">
      {onTable && (
        <Button
          size="small"
          aria-expanded={isTableShown}
          onClick={() => {
            onTable(!isTableShown)
          }}
        >
          {isTableShown ? 'Masquer le tableau' : 'Voir le tableau'}
        </Button>
      )}
      <Button
        size="small"
        aria-pressed={isMonthly}
        onClick={() => {
          onMonthly(!isMonthly)
        }}
      >
        Par mois
      </Button>
      {onExport && (
        <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={onExport}>
          Image PNG
        </Button>
      )}
    </div>
  )
}
