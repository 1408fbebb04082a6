import { comparatorAddress, propertyAddress } from '#features/catalogue/contract'
import { alertsAddress, unsubscribeAddress } from '#features/comparator/contract'
import { findLocation, type Letter } from '#server/services'
import type { Candidate } from './candidates'
import type { Finding } from './findings'

/** What an alert found, under the name that its owner gave it. */
export interface ToldAlert {
  readonly name: string
  /** Id of the file that it is for. */
  readonly clientFile: string | null
  /** Why efforts could not be looked at, where they were asked for. */
  readonly withoutEffort: Finding['withoutEffort']
  readonly found: readonly Candidate[]
}

/** How many lots of an alert a mail names; the others are told as a number. */
const LOTS_NAMED = 20

/** What a person is told of all their alerts in one mail. @param token by which the mail is stopped */
export function alertLetter(alerts: readonly ToldAlert[], publicUrl: string, token: string): Letter {
  const news = counted(alerts)
  return {
    subject: `Vos alertes\u00a0: ${news}`,
    paragraphs: [`${news} pour ${alerts.length === 1 ? 'votre alerte' : `vos ${alerts.length}\u00a0alertes`}.`],
    link: { label: 'Voir mes alertes', address: `${publicUrl}${alertsAddress}` },
    sections: alerts.map((alert) => ({ title: alert.name, lines: linesOf(alert, publicUrl) })),
    unsubscribe: {
      label: 'Ne plus recevoir d’alertes par e-mail',
      address: `${publicUrl}${unsubscribeAddress(token)}`,
    },
  }
}

/** `2 nouveaux biens, 1 baisse de prix`: a lot of several alerts counts once. */
function counted(alerts: readonly ToldAlert[]): string {
  const kinds = new Map(alerts.flatMap(({ found }) => found.map(({ lot, kind }) => [lot.id, kind] as const)))
  const all = [...kinds.values()]
  const [fresh, cheaper] = [
    all.filter((kind) => kind === 'new').length,
    all.filter((kind) => kind === 'cheaper').length,
  ]
  return [
    ...(fresh > 0 ? [fresh === 1 ? '1\u00a0nouveau bien' : `${fresh}\u00a0nouveaux biens`] : []),
    ...(cheaper > 0 ? [cheaper === 1 ? '1\u00a0baisse de prix' : `${cheaper}\u00a0baisses de prix`] : []),
  ].join(', ')
}

const WITHOUT_EFFORT: Readonly<Record<NonNullable<ToldAlert['withoutEffort']>, string>> = {
  incomplete:
    'L’effort par mois n’a pas pu être calculé\u00a0: le dossier est incomplet. Ces biens le dépassent peut-être.',
  outOfReach:
    'L’effort par mois n’a pas pu être calculé\u00a0: le dossier n’est plus à vous. Ces biens le dépassent peut-être.',
}

function linesOf({ found, clientFile, withoutEffort }: ToldAlert, publicUrl: string) {
  const named = found.slice(0, LOTS_NAMED).map((candidate) => ({
    text: sentence(candidate),
    address: `${publicUrl}${addressOf(candidate, clientFile)}`,
  }))
  const others = found.length - named.length
  return [
    ...(withoutEffort === undefined ? [] : [{ text: WITHOUT_EFFORT[withoutEffort] }]),
    ...named,
    ...(others === 0 ? [] : [{ text: `et ${others}\u00a0autres`, address: `${publicUrl}${alertsAddress}` }]),
  ]
}

/** The page of a lot, for the household of the alert. */
function addressOf({ lot: { id, program } }: Candidate, clientFile: string | null): string {
  const address = program.project === null ? comparatorAddress() : propertyAddress({ project: program.project, id })
  return clientFile === null ? address : `${address}?dossier=${clientFile}`
}

/** `T2, 43,2 m², Montpellier, Les Terrasses du Lez : 219 900 € au lieu de 229 900 €` */
function sentence({ lot, price, previousPrice }: Candidate): string {
  const { name, municipality } = lot.program
  const facts = [
    ...(lot.rooms === null ? [] : [`T${lot.rooms}`]),
    ...(lot.surface === null ? [] : [`${lot.surface.toLocaleString('fr-FR')}\u00a0m²`]),
    ...(municipality === null ? [] : [findLocation(municipality)?.name ?? municipality]),
    ...(name === null ? [] : [name]),
  ]
  const before = previousPrice === null ? '' : ` au lieu de ${euros(previousPrice)}`
  return `${facts.join(', ')}\u00a0: ${euros(price)}${before}`
}

const euros = (amount: number): string =>
  amount.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
