import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from '../controls'
import { formatNumber } from '#presentation/formats'
import './table.css'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
  /** Lets the person choose how many lines a page has. */
  readonly onPageSize?: (size: number) => void
}

/** How many lines a page may have. */
const SIZES = [20, 50, 200]

/**
 * Leads through the pages of a list; nothing when one page holds it all. The pages of antd's Pagination (6.6.8) are
 * items of a list without a role, none of which is said to be the current one (ant-design#58072).
 */
export function Pagination({ page, pageSize, total, onPage, onPageSize }: PaginationProps) {
  const pages = Math.ceil(total / pageSize)
  const isShort = onPageSize === undefined || total <= Math.min(...SIZES)
  if (pages <= 1 && isShort) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <nav className="pagination" aria-label="Pages">
      <p aria-live="polite">
        {formatNumber(first)} à {formatNumber(last)} sur {formatNumber(total)}
      </p>
      {onPageSize && <PageSize size={pageSize} onSize={onPageSize} />}
      <Button
        icon={<LeftOutlined aria-hidden />}
        disabled={page <= 1}
        onClick={() => {
          onPage(page - 1)
        }}
      >
        Précédent
      </Button>
      <Button
        disabled={page >= pages}
        onClick={() => {
          onPage(page + 1)
        }}
      >
        Suivant <RightOutlined aria-hidden />
      </Button>
    </nav>
  )
}

function PageSize({ size: chosen, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <select
      aria-label="Lignes par page"
      value={chosen}
      onChange={(event) => {
        onSize(Number(event.target.value))
      }}
    >
      {SIZES.map((size) => (
        <option key={size} value={size}>
          {size} par page
        </option>
      ))}
    </select>
  )
}
