import { Checkbox } from 'antd'
import type { ResourceOf } from '#contract/jsonapi'
import { nameInSlug } from '#client/screens/places'
import { withProgram, type Tree } from './staged'

interface ProgramBoxProps extends Tree {
  readonly program: ResourceOf<'managed_program'>
  readonly promoterId: string
}

/** A programme, ticked where advisers see it. */
export function ProgramBox({ program, promoterId, staged, stage, disabled }: ProgramBoxProps) {
  const { id, attributes } = program
  const name = attributes.name ?? 'Sans nom'
  const wasVisible = staged.promoters.get(promoterId)?.isVisible ?? attributes.is_visible === true
  const change = staged.programs.get(id)
  const isVisible = change?.isVisible ?? wasVisible
  return (
    <li className="perimeter-row">
      <Checkbox
        checked={isVisible}
        disabled={disabled}
        onChange={() => {
          stage(withProgram(staged, id, { name, promoterId, isVisible: !isVisible }, wasVisible))
        }}
      >
        {isVisible ? name : <del>{name}</del>}{' '}
        <span className="perimeter-of">
          {[attributes.municipality && nameInSlug(attributes.municipality), `${attributes.property_count ?? 0} lots`]
            .filter(Boolean)
            .join(' · ')}
          {change ? ' · à enregistrer' : ''}
        </span>
      </Checkbox>
    </li>
  )
}
