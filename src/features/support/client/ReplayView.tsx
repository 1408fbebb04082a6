import { useState, useSyncExternalStore } from 'react'
import { Flex } from 'antd'
import type { Replay } from '#client/store'
import { Card, formatDate, formatTime } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { Button } from '#client/ui/controls'
import { SliderInput } from '#client/ui/inputs'
import { ActionList } from './ActionList'
import { Calculation } from './Calculation'
import { FailureList, QueueList, FeedbackList } from './Situations'
import { ReplayedScreens } from './ReplayedScreens'

/** A snapshot, step by step: what the person did, what they saw, and the calculation made again. */
export function ReplayView({ replay }: { replay: Replay }) {
  const { snapshot, store, lastStep } = replay
  const [step, setStep] = useState(lastStep)
  const state = useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => store.getState(),
  )
  const goTo = (next: number) => {
    const within = Math.max(0, Math.min(lastStep, next))
    replay.goTo(within)
    setStep(within)
  }
  return (
    <>
      <div className="replay-facts">
        <SnapshotFacts snapshot={snapshot} />
        <Card title="Dernières actions">
          <StepControls step={step} lastStep={lastStep} onStep={goTo} />
          <ActionList actions={snapshot.actions} step={step} onStep={goTo} />
        </Card>
        <div className="replay-situations">
          <QueueList drafts={Object.values(state.autosave.drafts)} />
          <FeedbackList feedback={state.feedback} />
          <FailureList failures={snapshot.failures} />
        </div>
      </div>
      <Card
        title="Ce que la personne voyait"
        sentence="Rien ne s’enregistre ni ne se calcule ici&nbsp;: les champs montrent l’état de l’étape choisie."
      >
        <ReplayedScreens store={store} address={snapshot.address} />
      </Card>
      <Calculation snapshot={snapshot} />
    </>
  )
}

interface StepControlsProps {
  readonly step: number
  readonly lastStep: number
  readonly onStep: (step: number) => void
}

function StepControls({ step, lastStep, onStep }: StepControlsProps) {
  return (
    <>
      <SliderInput
        kind="integer"
        label="Étape"
        help={step === lastStep ? 'Au moment de l’instantané' : `sur ${lastStep}`}
        value={step}
        from={0}
        to={lastStep}
        step={1}
        minimum={0}
        maximum={lastStep}
        onChange={(next) => {
          if (typeof next === 'number') onStep(next)
        }}
      />
      <Flex wrap gap={8} className="replay-steps">
        <Button
          disabled={step === 0}
          onClick={() => {
            onStep(step - 1)
          }}
        >
          Action précédente
        </Button>
        <Button
          disabled={step === lastStep}
          onClick={() => {
            onStep(step + 1)
          }}
        >
          Action suivante
        </Button>
      </Flex>
    </>
  )
}

function SnapshotFacts({
  snapshot: { taken_at, application, browser, address, calculation, sha256 },
}: Pick<Replay, 'snapshot'>) {
  return (
    <Card title="L’instantané">
      <Facts
        facts={[
          { label: 'Pris le', value: `${formatDate(taken_at)} à ${formatTime(taken_at)}` },
          { label: 'Écran', value: address },
          { label: 'Application', value: application },
          ...(calculation
            ? [
                {
                  label: 'Moteur',
                  value: `${calculation.engine_version}, règles au ${formatDate(calculation.rules_as_of)}`,
                },
              ]
            : []),
          { label: 'Navigateur', value: browser },
          {
            label: 'Empreinte',
            value: (
              <>
                <code>{sha256.slice(0, 16)}</code> vérifiée
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
