import { useState } from 'react'
import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { messages } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { perimeterApi } from './api'
import { ProgramBox } from './ProgramBox'
import { withPromoter, type Staged, type Tree } from './staged'

interface PromoterBranchProps extends Tree {
  readonly promoter: ResourceOf<'managed_promoter'>
}

/** A promoter with its three states, and its programmes once it is opened. */
export function PromoterBranch({ promoter, ...tree }: PromoterBranchProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, attributes } = promoter
  const name = attributes.name ?? 'Sans nom'
  const { visible, total } = shownOf(promoter, tree.staged)
  return (
    <li>
      <div className="perimeter-row">
        <Button
          type="text"
          size="small"
          icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-label={`Programmes de ${name}`}
          onClick={() => {
            setOpen(!isOpen)
          }}
        />
        <Checkbox
          checked={total > 0 && visible === total}
          indeterminate={visible > 0 && visible < total}
          disabled={tree.disabled}
          onChange={() => {
            tree.stage(withPromoter(tree.staged, id, { name, isVisible: visible < total }))
          }}
        >
          <strong>{name}</strong> <span className="perimeter-of">{countWords(visible, total)}</span>
        </Checkbox>
      </div>
      {isOpen && <Programs promoterId={id} {...tree} />}
    </li>
  )
}

function Programs({ promoterId, ...tree }: Tree & { readonly promoterId: string }) {
  const { data, error, refetch } = perimeterApi.useProgramsOfPromoterQuery(promoterId)
  const programs = useAppSelector((state) => selectRelated(state, 'managed_program', data?.refs))
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />
  return (
    <ul className="perimeter-programs">
      {programs.map((program) => (
        <ProgramBox key={program.id} program={program} promoterId={promoterId} {...tree} />
      ))}
    </ul>
  )
}

/** How many programmes of a promoter are ticked, of how many. */
function shownOf(
  { id, attributes: { program_count, visible_count } }: ResourceOf<'managed_promoter'>,
  { promoters, programs }: Staged,
): { readonly visible: number; readonly total: number } {
  const total = program_count ?? 0
  const promoter = promoters.get(id)
  const base = promoter === undefined ? (visible_count ?? 0) : promoter.isVisible ? total : 0
  const changes = [...programs.values()].filter(({ promoterId }) => promoterId === id)
  return { visible: base + changes.reduce((sum, { isVisible }) => sum + (isVisible ? 1 : -1), 0), total }
}

const countWords = (visible: number, total: number): string => {
  const programs = total === 1 ? '1 programme' : `${total} programmes`
  if (visible === total) return programs
  return visible === 0 ? `${programs}, masqués` : `${visible} sur ${programs}`
}
