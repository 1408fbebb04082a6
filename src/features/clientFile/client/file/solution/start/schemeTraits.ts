import { schemes, type ProjectType } from '#domain'
import { formatDate, formatEuros } from '#client/ui'

interface Purchase {
  readonly project: ProjectType
  /** Euros. */
  readonly renovation_price: number
  readonly furniture_price: number
}

/** What a scheme takes away or asks for, which sets it apart from the others: a few words each. */
export function drawbacksOf({ project, renovation_price: works, furniture_price: furniture }: Purchase): string[] {
  const scheme = schemes.findInvestment(project)
  if (!scheme) return []
  const { letting, isShares = false, isLetByTheNight = false, isUnderOverallCap = false, window } = scheme
  return [
    ...(works > 0 ? [`Travaux de ${formatEuros(works)} à mener`] : []),
    ...(letting === 'none' ? ['Aucun loyer tant qu’un autre en a l’usage'] : []),
    ...(isLetByTheNight ? ['Arrivées et départs fréquents à suivre'] : []),
    ...(isShares ? ['Valeur des parts et loyers non garantis'] : []),
    ...(window ? [`Acte à signer le ${formatDate(window.last)} au plus tard`] : []),
    ...(isUnderOverallCap ? ['Réduction comptée dans le plafond des niches fiscales'] : []),
    ...(furniture > 0 ? [`Meubles de ${formatEuros(furniture)} à acheter, puis à renouveler`] : []),
  ]
}

/** What a scheme spares its owner. */
export function advantagesOf({ project }: Pick<Purchase, 'project'>): string[] {
  const scheme = schemes.findInvestment(project)
  if (!scheme) return []
  if (scheme.letting === 'none') return ['Ni locataire à gérer, ni impôt sur des loyers']
  return scheme.isShares ? ['Aucun bien à gérer'] : []
}
