import { useState } from 'react'
import { Steps } from 'antd'
import type { FieldErrors } from '#contract'
import { useConfirm } from '#client/feedback'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useDraftActs, useHasDraft, useStudyDraft } from '../drafts/useStudyDraft'
import { ContentStep } from './ContentStep'
import { LayoutStep } from './LayoutStep'
import { RecipientsStep } from './RecipientsStep'
import { ReviewStep } from './ReviewStep'
import type { StepProps } from './StepProps'
import { LAST, stepOfErrors, steps } from './steps'
import '../studies.css'

interface ComposerProps {
  /** Id of the client file. */
  readonly file: string
  readonly onClose: () => void
  /** Shows the study that was sent. */
  readonly onSent: (id: string) => void
}

/** A study is composed in four steps, kept on this device as they are filled in. */
export function Composer({ file, onClose, onSent }: ComposerProps) {
  const draft = useStudyDraft(file)
  const { change } = useDraftActs(file)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [password, setPassword] = useState<string | null>(null)
  const go = (step: number) => {
    change({ step })
  }
  const step: StepProps = {
    ...{ file, draft, errors },
    onChange: (changes) => {
      setErrors((before) => without(before, Object.keys(changes)))
      change(changes)
    },
  }
  return (
    <Drawer open title="Préparer une étude" size={720} onClose={onClose}>
      <div className="study-composer">
        <Steps
          size="small"
          responsive
          current={draft.step}
          onChange={go}
          items={steps.map((title, index) => ({ title, ...(index === draft.step ? CURRENT : {}) }))}
        />
        {draft.step === 0 && <ContentStep {...step} />}
        {draft.step === 1 && <LayoutStep {...step} />}
        {draft.step === 2 && <RecipientsStep {...step} password={password} onPassword={setPassword} />}
        {draft.step === LAST && (
          <ReviewStep
            {...step}
            password={password}
            onRefused={(refused) => {
              setErrors(refused)
              go(stepOfErrors(refused))
            }}
            onSent={onSent}
          />
        )}
        <Moves file={file} step={draft.step} onStep={go} onClose={onClose} />
      </div>
    </Drawer>
  )
}

/** antd 6.6.8 does not say which step is the current one. */
const CURRENT = { 'aria-current': 'step' } as const

/** What was refused stands until its field changes. */
const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.some((name) => path.startsWith(name))))

interface MovesProps extends Pick<ComposerProps, 'file' | 'onClose'> {
  readonly step: number
  readonly onStep: (step: number) => void
}

const Moves = ({ file, step, onStep, onClose }: MovesProps) => (
  <div className="form-actions">
    {step > 0 && (
      <Button
        onClick={() => {
          onStep(step - 1)
        }}
      >
        Étape précédente
      </Button>
    )}
    {step < LAST && (
      <Button
        type="primary"
        onClick={() => {
          onStep(step + 1)
        }}
      >
        Étape suivante
      </Button>
    )}
    <Abandon file={file} onClose={onClose} />
  </div>
)

/** Gives the draft up; nothing where none was begun. */
function Abandon({ file, onClose }: Pick<ComposerProps, 'file' | 'onClose'>) {
  const hasDraft = useHasDraft(file)
  const { forget } = useDraftActs(file)
  const confirm = useConfirm()
  if (!hasDraft) return null
  const abandon = async () => {
    if (!(await confirm(ABANDONED))) return
    forget()
    onClose()
  }
  return (
    <Button
      type="text"
      danger
      onClick={() => {
        void abandon()
      }}
    >
      Abandonner le brouillon
    </Button>
  )
}

const ABANDONED = {
  question: 'Abandonner le brouillon\u202f?',
  consequence: 'Ce que vous avez choisi pour cette étude est oublié. Une étude qui a été générée reste dans la liste.',
  yes: 'Abandonner le brouillon',
  isDangerous: true,
}
