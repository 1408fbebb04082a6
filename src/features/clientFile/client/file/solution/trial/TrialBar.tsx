import { trialEnded, trialStarted } from '../../../calculation'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { Toggle } from '#client/ui/inputs'
import { useChanges } from '#client/editing/changes'
import { useOpenAggregate, useItems } from '#client/editing'
import { useTrial } from './useOperation'
import './trial.css'

/** Lets the operation be tried without saving it: what is tried is kept in one go, or given up. Who may not save tries only. */
export function TrialBar() {
  const { readOnly } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const trial = useTrial()
  return (
    <div className="trial-bar">
      {!readOnly && (
        <Toggle
          label="Essayer sans enregistrer"
          value={trial !== null}
          onChange={(isOn) => {
            dispatch(isOn === true ? trialStarted() : trialEnded())
          }}
        />
      )}
      {trial !== null && (
        <p className="trial-state" role="status">
          <strong>Essai — non enregistré</strong>
          {readOnly &&
            ' Vos droits ne permettent pas de modifier ce dossier\u00a0: essayez librement, rien n’y est écrit.'}
        </p>
      )}
      {trial !== null && Object.keys(trial).length > 0 && <TrialActions />}
    </div>
  )
}

/** Keeps what was tried, or gives it up. */
function TrialActions() {
  const { readOnly } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const keep = useKeepTrial()
  const goBack = () => {
    dispatch(trialEnded())
    if (readOnly) dispatch(trialStarted())
  }
  return (
    <div className="trial-actions">
      {!readOnly && (
        <Button type="primary" size="small" onClick={keep}>
          Garder
        </Button>
      )}
      <Button size="small" onClick={goBack}>
        Revenir
      </Button>
    </div>
  )
}

/** Writes what was tried in the file, to be undone in one go. */
export function useKeepTrial(): () => void {
  const dispatch = useAppDispatch()
  const { edit } = useChanges()
  const trial = useTrial()
  const [item] = useItems('simulation')
  return () => {
    dispatch(trialEnded())
    if (item && trial) edit({ type: 'simulation', id: item.key }, trial)
  }
}
