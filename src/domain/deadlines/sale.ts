import { inForce } from '../law/parameter'
import {
  deedNoticeMonths,
  depositCeilings,
  depositRefundMonths,
  fundCallCeilings,
  loanConditionMonths,
  reflectionDays,
  withdrawalDays,
  withdrawalRefundDays,
} from '../law/sales'
import { addDays, addMonths, anniversary, type IsoDate } from '../value/calendar'
import { afterDays, afterMonths, afterWorkingDays, type Deadline, possibleFrom, startingAt, step } from './deadline'
import type { HolidayArea } from './holidays'
import { endOfDay, parisTime } from './parisTime'

/** Working days that an option holds a lot, and that an extension adds, where the promoter says nothing else. */
export const OPTION_DAYS = 3
export const EXTENSION_DAYS = 2
/** Working days in which a promoter answers a dénonciation, or an option that they validate. */
export const ANSWER_DAYS = 2
/** Months that an accepted dénonciation holds, where the promoter says nothing else. */
export const REPORT_MONTHS = 3
/** Days that buyers are given to sign. */
export const SIGNATURE_DAYS = 7

const PRACTICE = 'Usage, réglable par promoteur'

/** End of an option, at the same local hour of its last working day. @param startsAt instant */
export function optionEnd(startsAt: string, area: HolidayArea, days = OPTION_DAYS): Deadline {
  const start = { what: 'option posée', instant: startsAt }
  return afterWorkingDays(start, days, { area, until: 'same_hour', source: PRACTICE })
}

/** End of an option that is extended: from its former end. @param expiresAt instant */
export function extendedOptionEnd(expiresAt: string, area: HolidayArea, days = EXTENSION_DAYS): Deadline {
  const start = { what: 'fin de l’option avant sa prolongation', instant: expiresAt }
  return afterWorkingDays(start, days, { area, until: 'same_hour', source: PRACTICE })
}

/** When a promoter should have answered. @param sentAt instant */
export function answerDue(sentAt: string, area: HolidayArea, days = ANSWER_DAYS): Deadline {
  return afterWorkingDays({ what: 'envoi au promoteur', instant: sentAt }, days, {
    area,
    until: 'end_of_day',
    source: PRACTICE,
  })
}

/** End of a dénonciation, from its acceptance or, when it is renewed, from its former end. @param from instant */
export function reportEnd(from: string, months = REPORT_MONTHS): Deadline {
  const { date } = parisTime(from)
  const day = addMonths(date, months)
  const steps = [startingAt({ what: 'début de la protection', day: date }), step(day, `${months}\u00a0mois plus tard`)]
  return { at: endOfDay(day), day, steps, source: PRACTICE }
}

/** When buyers should have signed. @param sentAt instant */
export function signatureDue(sentAt: string, days = SIGNATURE_DAYS): Deadline {
  const { date } = parisTime(sentAt)
  const day = addDays(date, days)
  const steps = [startingAt({ what: 'envoi en signature', day: date }), step(day, `${days}e\u00a0jour`)]
  return { at: endOfDay(day), day, steps, source: 'Usage' }
}

/** End of the withdrawal period of one buyer. @param presentedOn day on which the contract was first presented to them */
export function withdrawalEnd(presentedOn: IsoDate, area: HolidayArea): Deadline {
  return afterDays({ what: 'première présentation du contrat', day: presentedOn }, withdrawalDays, area)
}

/** The end of the withdrawal period of several buyers: the latest counts. @returns undefined without a buyer */
export function lastWithdrawalEnd(presentedOn: readonly IsoDate[], area: HolidayArea): Deadline | undefined {
  const latest = [...presentedOn].sort().at(-1)
  return latest === undefined ? undefined : withdrawalEnd(latest, area)
}

/** When the deposit is given back after a withdrawal. */
export function refundAfterWithdrawal(withdrawnOn: IsoDate): Deadline {
  return afterDays({ what: 'rétractation', day: withdrawnOn }, withdrawalRefundDays)
}

/** When the deposit is given back where the sale fails without the buyer's fault. */
export function depositRefund(askedOn: IsoDate): Deadline {
  return afterMonths({ what: 'demande de restitution', day: askedOn }, depositRefundMonths)
}

/** The least that a buyer has to get a loan. @param signedOn day of the last signature of the contract */
export function earliestLoanDeadline(signedOn: IsoDate): Deadline {
  return afterMonths({ what: 'dernière signature du contrat', day: signedOn }, loanConditionMonths)
}

/** From when an offer of loan may be accepted: the day after the last of reflection. */
export function offerAcceptance(receivedOn: IsoDate): Deadline {
  const { steps, source, day } = afterDays({ what: 'réception de l’offre de prêt', day: receivedOn }, reflectionDays)
  const eleventh = addDays(day, 1)
  return possibleFrom(eleventh, source, [...steps, step(eleventh, 'l’offre peut être acceptée')])
}

/** The end of the days of reflection on an offer of loan. */
export function reflectionEnd(receivedOn: IsoDate): Deadline {
  return afterDays({ what: 'réception de l’offre de prêt', day: receivedOn }, reflectionDays)
}

/** From when the deed may be signed. @param notifiedOn day on which the buyer got the draft */
export function earliestDeed(notifiedOn: IsoDate): Deadline {
  const { value, source } = inForce(deedNoticeMonths, notifiedOn)
  const day = addMonths(notifiedOn, value)
  const start = startingAt({ what: 'projet d’acte notifié', day: notifiedOn })
  return possibleFrom(day, source, [start, step(day, `${value}\u00a0mois plus tard, l’acte peut être signé`)])
}

/** The most that a deposit may be: its share of the price, and why. */
export interface DepositCeiling {
  /** Fraction of the price. */
  readonly share: number
  /** Euros, to the cent below. */
  readonly amount: number
  readonly source: string
}

/** @param price euros @param deedOn day on which the deed is expected */
export function depositCeiling(price: number, signedOn: IsoDate, deedOn: IsoDate): DepositCeiling {
  const { value, source } = inForce(depositCeilings, signedOn)
  const share = value.find(({ years }) => deedOn <= anniversary(signedOn, years))?.share ?? 0
  return { share, amount: Math.floor(Math.round(price * 100 * share * 1e4) / 1e4) / 100, source }
}

/** What may be called for at a stage of the building. */
export interface FundCall {
  readonly stage: string
  /** Fraction of the price, of this call alone. */
  readonly rate: number
  /** Euros, to the cent. */
  readonly amount: number
  /** The most that may have been called for by then, as a fraction of the price. */
  readonly ceiling: number
}

/** The calls for funds that the law allows, one a stage; together they are the price. @param price euros @param on day of the contract */
export function fundCalls(price: number, on: IsoDate): readonly FundCall[] {
  let calledCents = 0
  let calledShare = 0
  return inForce(fundCallCeilings, on).value.map(({ stage, share }) => {
    const upToNowCents = Math.round(price * 100 * share)
    const call = {
      stage,
      rate: roundShare(share - calledShare),
      amount: (upToNowCents - calledCents) / 100,
      ceiling: share,
    }
    calledCents = upToNowCents
    calledShare = share
    return call
  })
}

/** Rates have six decimals. */
const roundShare = (share: number): number => Math.round(share * 1e6) / 1e6
