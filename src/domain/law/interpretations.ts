import type { Parameter } from './parameter'

/** A point that the texts read do not settle: the reading that the calculation takes, and the one that it leaves. French. */
interface Interpretation {
  retained: string
  other: string
}

/** Hotel-like letting: is the home let, or is a stay sold? */
export const hotelLikeInterpretation: Parameter<Interpretation> = {
  label: 'Lecture retenue pour le para-hôtelier',
  write: interpretationText,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2003-01-01',
      value: {
        retained:
          'le bien est mis à disposition «\u00a0sous toute autre forme\u00a0» (art. 39 C, II)\u00a0: ' +
          'l’amortissement ne dépasse pas le loyer moins les autres charges, ' +
          'et la plus-value est celle des particuliers.',
        other:
          'l’hébergement avec services n’est pas une location (art. 151 septies, VII)\u00a0: ' +
          'l’amortissement n’est pas limité, et la plus-value est professionnelle (art. 39 duodecies).',
      },
      source: 'CGI art. 39 C, II\u202f; art. 39 duodecies et 151 septies, VII',
      evidence: 'unverified',
    },
  ],
}

/** Furnished letting: which of the earlier deficits and of the waiting depreciation a profit uses first. */
export const deficitOrderInterpretation: Parameter<Interpretation> = {
  label: 'Ordre retenu entre déficits et amortissements en attente',
  write: interpretationText,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2006-01-01',
      value: {
        retained:
          'déduire un amortissement en attente est une faculté\u00a0: les déficits, qui s’éteignent après dix ans (art. 156, I, 1° ter), passent d’abord.',
        other:
          'l’amortissement en attente se déduit du résultat de l’année (art. 39 C, II) avant que les déficits ne s’imputent sur ce résultat.',
      },
      source: 'CGI art. 39 C, II et 156, I, 1° ter',
      evidence: 'unverified',
    },
  ],
}

/** Sale of a depreciated property: works that were depreciated, and the flat amount that may stand for them. */
export const depreciatedWorksInterpretation: Parameter<Interpretation> = {
  label: 'Lecture retenue pour les travaux amortis',
  write: interpretationText,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2025-02-15',
      value: {
        retained:
          'les travaux comptent pour leur coût, ou pour le forfait de 15\u202f% du prix ' +
          's’il est plus élevé\u202f; leur amortissement est réintégré dans les deux cas.',
        other:
          'avec le forfait, les travaux n’entrent pas dans le prix d’acquisition ' +
          '(art. 150 VB, II, 4°)\u00a0: leur amortissement n’est pas réintégré (art. 150 VB, III).',
      },
      source: 'CGI art. 150 VB, II, 4° et III (loi 2025-127, art. 84)',
      evidence: 'unverified',
    },
  ],
}

/** Private landlord (Jeanbrun): what a commitment that is broken takes back. */
export const brokenCommitmentInterpretation: Parameter<Interpretation> = {
  label: 'Rupture de l’engagement du bailleur privé',
  write: interpretationText,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2026-02-21',
      value: {
        retained:
          'le revenu foncier de l’année de la vente est majoré de tous les amortissements déduits, ' +
          'imposés cette année-là (art. 31, I, 1°, h, Borloo, par analogie).',
        other:
          'la majoration est divisée par le nombre d’années d’amortissement, et l’impôt ainsi ' +
          'calculé multiplié par ce nombre, comme le permettaient les amortissements d’avant.',
      },
      source: 'CGI art. 31, I, 1°, h et i (loi 2026-103, art. 47)',
      evidence: 'unverified',
    },
  ],
}

/** Professional landlord: which years count towards the five that the exemption of a gain asks for. */
export const professionalYearsInterpretation: Parameter<Interpretation> = {
  label: 'Lecture retenue pour les cinq ans d’activité du loueur professionnel',
  write: interpretationText,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2006-01-01',
      value: {
        retained:
          'l’activité doit être exercée «\u00a0à titre professionnel\u00a0» (art. 151 septies, I)\u00a0: ' +
          'seules comptent les années où les deux seuils sont dépassés.',
        other:
          'l’activité doit avoir été exercée «\u00a0pendant au moins cinq ans\u00a0» ' +
          '(art. 151 septies, II)\u00a0: les années de location non professionnelle comptent aussi.',
      },
      source: 'CGI art. 151 septies, I, II et VII\u202f; BOI-BIC-CHAMP-40-20, § 460',
      evidence: 'unverified',
    },
  ],
}

function interpretationText({ retained, other }: Interpretation): string {
  return `Retenu\u00a0: ${retained} Autre lecture\u00a0: ${other}`
}
