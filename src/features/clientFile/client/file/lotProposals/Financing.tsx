import { Collapse } from '#client/ui/collapse'
import { Button } from '#client/ui/controls'
import { SliderInput, type TypedNumber } from '#client/ui/inputs'
import type { Trial } from './useLotCalculation'

interface FinancingProps {
  /** What is calculated with: tried, else what the file says. */
  readonly contribution: number | null
  readonly loanDuration: number | null
  readonly isTried: boolean
  readonly onTry: (trial: Trial) => void
  readonly onReset: () => void
}

const slider = {
  contribution: {
    kind: 'amount',
    label: 'Apport essayé',
    unit: '€',
    minimum: 0,
    from: 0,
    to: 100_000,
    step: 1_000,
  },
  loanDuration: {
    kind: 'integer',
    label: 'Durée du prêt essayée',
    unit: 'ans',
    minimum: 0,
    maximum: 30,
    from: 5,
    to: 30,
    step: 1,
  },
} as const

const given = (take: (value: number) => void) => (value: TypedNumber | null) => {
  if (typeof value === 'number') take(value)
}

/** Own funds and the length of the loan, tried on every lot: nothing is written in the file. */
export function Financing({ contribution, loanDuration, isTried, onTry, onReset }: FinancingProps) {
  const tryContribution = (value: number) => {
    onTry({ contribution: value })
  }
  const tryDuration = (value: number) => {
    onTry({ loan_duration: value })
  }
  return (
    <Collapse className="lot-financing" label="Essayer un autre financement sur tous les lots" isOpenAtFirst={isTried}>
      <div className="lot-financing-fields">
        <SliderInput
          {...slider.contribution}
          value={contribution}
          onChange={given(tryContribution)}
          onSlide={tryContribution}
        />
        <SliderInput
          {...slider.loanDuration}
          value={loanDuration}
          onChange={given(tryDuration)}
          onSlide={tryDuration}
        />
        <Remark isTried={isTried} onReset={onReset} />
      </div>
    </Collapse>
  )
}

function Remark({ isTried, onReset }: Pick<FinancingProps, 'isTried' | 'onReset'>) {
  return (
    <p className="remark">
      {isTried ? (
        <>
          Essai, non enregistré.{' '}
          <Button type="link" onClick={onReset}>
            Revenir au dossier
          </Button>
        </>
      ) : (
        'Ces valeurs sont celles du dossier.'
      )}
    </p>
  )
}
