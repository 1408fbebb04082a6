import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from '../controls'
import { formatNumber } from '../formats/numbers'
import './table.css'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a list; nothing when one page holds it all. */
export function Pagination({ page, pageSize, total, onPage }: PaginationProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <nav className="pagination" aria-label="Pages">
      <p aria-live="polite">{formatNumber(first)} à {formatNumber(last)} sur {formatNumber(total)}</p>
      <Button icon={<LeftOutlined aria-hidden />} disabled={page <= 1} onClick={() => { onPage(page - 1) }}>Précédent</Button>
      <Button disabled={page >= pages} onClick={() => { onPage(page + 1) }}>Suivant <RightOutlined aria-hidden /></Button>
    </nav>
  )
}
