import { Steps } from 'antd'
import { Link } from 'react-router-dom'

export interface FirstStep {
  readonly label: string
  /** Where it is taken. */
  readonly address: string
  readonly isDone: boolean
}

/**
 * antd's steps. In 6.6.8 none is said to be the current one, nor to be done but by the English name of an icon: the first that is
 * left is, and those done say so.
 */
export function FirstStepList({ steps }: { steps: readonly FirstStep[] }) {
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Steps
      className="first-steps"
      current={current}
      iconRender={(icon) => <span aria-hidden>{icon}</span>}
      responsive
      items={steps.map(({ label, address, isDone }, index) => ({
        key: label,
        status: isDone ? 'finish' : index === current ? 'process' : 'wait',
        title: isDone ? (
          <>
            {label}
            <span className="visually-hidden">&nbsp;: fait</span>
          </>
        ) : (
          <Link to={address}>{label}</Link>
        ),
        ...(index === current ? { 'aria-current': 'step' as const } : {}),
      }))}
    />
  )
}
