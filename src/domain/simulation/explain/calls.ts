import { callsForFunds } from '../../law/offPlan'
import { inForce } from '../../law/parameter'
import type { CallForFunds, TraceStep } from '../../result'
import { callsOf } from '../calls'
import { loansOfPlan } from '../loansOfPlan'
import type { Computation } from '../computation'
import { given, input, step, TO_THE_CENT } from './step'

/** One step for each figure of each call for funds. */
export function callSteps(computation: Computation): TraceStep[] {
  return callsOf(computation).flatMap((call) => [
    shareStep(call, computation),
    calledStep(call, computation),
    releasedStep(call, computation),
    interestStep(call, computation),
  ])
}

const keyOf = ({ key }: CallForFunds, name: keyof CallForFunds) => `calls_for_funds.${key}.${name}`

const shareOf = (call: CallForFunds) => input('Part du prix payée', call.share, 'rate', keyOf(call, 'share'))

function shareStep(call: CallForFunds, { signatureDate }: Computation): TraceStep {
  return step(
    keyOf(call, 'share'),
    `Part du prix payée, ${call.label}`,
    'Le plus que le vendeur peut avoir demandé à ce stade de la construction.',
    call.share,
    'rate',
    { law: [inForce(callsForFunds, signatureDate)] },
  )
}

function calledStep(call: CallForFunds, { acquisition }: Computation): TraceStep {
  return step(
    keyOf(call, 'called'),
    `Appel de fonds, ${call.label}`,
    'Part du prix payée à ce stade, moins ce qui l’était déjà.',
    call.called,
    'euros',
    {
      inputs: [given('Prix du bien', acquisition.propertyPrice, 'euros', 'file'), shareOf(call)],
      rounding: TO_THE_CENT,
    },
  )
}

function releasedStep(call: CallForFunds, { acquisition, loans }: Computation): TraceStep {
  return step(
    keyOf(call, 'released'),
    `Part du prêt débloquée, ${call.label}`,
    loans.some(({ kind }) => kind === 'bridge')
      ? 'La banque verse les prêts dans les mêmes proportions que le prix est appelé\u202f; le prêt relais, en entier à l’acte.'
      : 'La banque verse le prêt dans les mêmes proportions que le prix est appelé.',
    call.released,
    'euros',
    {
      inputs: [input('Montant emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount'), shareOf(call)],
      rounding: TO_THE_CENT,
    },
  )
}

function interestStep(call: CallForFunds, computation: Computation): TraceStep {
  return step(
    keyOf(call, 'monthly_interest'),
    `Intérêts du mois, ${call.label}`,
    'Part du prêt versée au vendeur, multipliée par le douzième du taux annuel.',
    call.monthly_interest,
    'euros_per_month',
    {
      inputs: [
        shareOf(call),
        ...loansOfPlan(computation).flatMap(({ key, label, amount, rate }) => [
          input(`${label}, montant`, amount, 'euros', `loans.${key}`),
          input(`${label}, taux annuel`, rate, 'rate', `loans.${key}.rate`),
        ]),
      ],
      rounding: TO_THE_CENT,
    },
  )
}
