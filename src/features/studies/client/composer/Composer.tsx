import { Steps } from 'antd'
import { useConfirm } from '#client/feedback'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useDraftActs, useHasDraft } from '../drafts/useStudyDraft'
import { ContentStep } from './ContentStep'
import { LayoutStep } from './LayoutStep'
import { RecipientsStep } from './RecipientsStep'
import { ReviewStep } from './ReviewStep'
import { LAST, steps } from './steps'
import { useComposer } from './useComposer'
import { useStepFocus } from './useStepFocus'
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
  const { step, problems, password, passwordWarning, refusals, onPassword, go, showWrong, onRefused } =
    useComposer(file)
  const { step: current } = step.draft
  const place = useStepFocus(current, refusals)
  const secret = { password, passwordWarning }
  return (
    <Drawer open title="Préparer une étude" size={720} onClose={onClose}>
      <div className="study-composer" ref={place}>
        <Steps
          size="small"
          responsive
          current={current}
          onChange={go}
          items={steps.map((title, index) => ({ title, ...(index === current ? CURRENT : {}) }))}
        />
        <h2 className="study-step" tabIndex={-1}>
          Étape {current + 1} sur {steps.length}&nbsp;: {steps[current]}
        </h2>
        {current === 0 && <ContentStep {...step} />}
        {current === 1 && <LayoutStep {...step} />}
        {current === 2 && <RecipientsStep {...step} {...secret} onPassword={onPassword} />}
        {current === LAST && (
          <ReviewStep
            {...step}
            {...secret}
            problems={problems}
            onWrong={showWrong}
            onRefused={onRefused}
            onSent={onSent}
          />
        )}
        <Moves file={file} step={current} onStep={go} onClose={onClose} />
      </div>
    </Drawer>
  )
}

/** antd 6.6.8 does not say which step is the current one. */
const CURRENT = { 'aria-current': 'step' } as const

interface MovesProps extends Pick<ComposerProps, 'file' | 'onClose'> {
  readonly step: number
  readonly onStep: (step: number) => void
}

const Moves = ({ file, step, onStep, onClose }: MovesProps) => (
  <div className="form-actions">
    <Abandon file={file} onClose={onClose} />
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
      className="study-abandon"
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
