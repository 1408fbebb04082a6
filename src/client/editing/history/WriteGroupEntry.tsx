import { formatNumber } from '#client/ui'
import { Collapse } from '#client/ui/collapse'
import { Button } from '#client/ui/controls'
import { useToast } from '#client/feedback'
import { useChanges } from '../changes/ChangesProvider'
import { isRestorable } from '../changes/words'
import { stepOf, type WriteGroup } from '../changes/writes'
import { useOpenAggregate } from '../OpenAggregateContext'
import { isUndo, reversedAll } from '../steps/change'
import { WriteAuthor, WriteEntry, WriteTime } from './WriteEntry'

/** What a person did in one go: its write, or one line that takes all of them back, each told on demand. */
export function WriteGroupEntry({ group }: { group: WriteGroup }) {
  const { readOnly } = useOpenAggregate()
  const name = useName(group)
  const [first, ...others] = group
  if (others.length === 0) return <WriteEntry write={first} />
  const count = `${formatNumber(group.length)}\u00a0changements faits ensemble`
  const mayUndo = !readOnly && group.every(({ change }) => isRestorable(change.ref.type))
  return (
    <div className="history-group">
      <p className="history-write-head">
        <WriteTime write={first} />
        <strong>{name ?? count}</strong>
        <WriteAuthor write={first} />
      </p>
      <div className="history-group-body">
        {mayUndo && <UndoButton group={group} />}
        <Collapse label={name === undefined ? 'Voir chaque changement' : count}>
          <ul>
            {group.map((write) => (
              <li key={write.id}>
                <WriteEntry write={write} isPart />
              </li>
            ))}
          </ul>
        </Collapse>
      </div>
    </div>
  )
}

/** What was done, where that has a name of its own; taken back, it says so. */
function useName(group: WriteGroup): string | undefined {
  const { nameOfStep } = useChanges()
  const step = stepOf(group)
  const name = nameOfStep(step)
  return name !== undefined && isUndo(step.id) ? `Annulé\u00a0: ${name}` : name
}

/** Takes all of it back in one go, the latest first, as far as nobody has changed it since. */
function UndoButton({ group }: { group: WriteGroup }) {
  const { make, tell } = useChanges()
  const toast = useToast()
  const undo = () => {
    const made = make(reversedAll(stepOf(group).changes.toReversed()))
    if (made) tell(made)
    else toast({ type: 'notice', message: 'Ces changements ne sont plus dans le dossier.' })
  }
  return (
    <Button size="small" onClick={undo}>
      Tout annuler
    </Button>
  )
}
