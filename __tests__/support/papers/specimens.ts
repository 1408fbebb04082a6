import { composePdf, dataMatrix, rows, write, type Text } from './compose'
import { TAX_NOTICE_CODE } from './codes'

const COLUMNS = [350, 440, 540]

/** The first page of a notice, whose figures are those of the code unless others are given. */
const noticePage = ({ parts = '2,75', referenceIncome = '63 198' } = {}): readonly Text[] => [
  [50, 40, 'AVIS D’IMPÔT 2022', 14],
  [50, 58, 'Impôt sur les revenus de l’année 2021'],
  [50, 90, 'Vos références'],
  ...rows(
    110,
    [350],
    [
      ['Numéro fiscal', '30 01 123 456 789'],
      ['Référence de l’avis', '22 78 0123456 78'],
      ['Nombre de parts', parts],
      ['Revenu fiscal de référence (1)', referenceIncome],
    ],
  ),
]

const incomePage: readonly Text[] = [
  [50, 40, 'Détail des revenus', 12],
  ...rows(70, COLUMNS, [
    ['', 'Déclar. 1', 'Déclar. 2', 'Total'],
    ['Salaires ...................', '38 400', '27 600'],
    ['Total des salaires et assimilés', '38 400', '27 600'],
    ['Déduction 10 % ou frais réels', '- 3 840', '- 2 760'],
    ['Salaires, pensions, rentes nets', '34 560', '24 840', '59 400'],
    ['Revenus fonciers nets', '', '', '3 600'],
    ['Impôt sur les revenus soumis au barème', '', '', '5 242'],
    ['Total des réductions d’impôt', '', '', '- 1 200'],
    ['Impôt sur le revenu net avant corrections', '', '', '4 042'],
    ['Total des crédits d’impôt', '', '', '- 500'],
    ['Impôt sur le revenu net', '', '', '3 542'],
  ]),
]

interface NoticeOptions {
  readonly parts?: string
  readonly referenceIncome?: string
  readonly turned?: 0 | 90 | 180 | 270
  readonly password?: string
}

/** A tax notice of two pages, with its code. */
export async function taxNotice({ turned, password, ...figures }: NoticeOptions = {}): Promise<Buffer> {
  const code = await dataMatrix(TAX_NOTICE_CODE)
  return composePdf(
    [
      (pdf) => {
        write(pdf, noticePage(figures))
        pdf.image(code, 440, 40, { width: 80 })
      },
      (pdf) => {
        write(pdf, incomePage)
      },
    ],
    { ...(turned === undefined ? {} : { turned }), ...(password === undefined ? {} : { password }) },
  )
}

/** A page that is a picture and nothing else. @param picture PNG or JPEG */
export const scan = (picture: Buffer): Promise<Buffer> =>
  composePdf([
    (pdf) => {
      pdf.image(picture, 0, 0, { width: pdf.page.width, height: pdf.page.height })
    },
  ])

const euros = (amount: number): string =>
  amount.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace(/\u202f/g, ' ')

/** What a bank prints of a loan of 200,000 euros over 240 months at 3.60 %, from 5 March 2024, 20 euros of insurance a month. */
export function loanSchedule(wrongRow?: number): Promise<Buffer> {
  const [capital, monthly, months] = [200_000, 0.036 / 12, 240]
  const payment = Math.round(((capital * monthly) / (1 - (1 + monthly) ** -months)) * 100) / 100
  let owed = capital
  const table = Array.from({ length: months }, (_, index) => {
    const interest = Math.round(owed * monthly * 100) / 100
    const principal = index === months - 1 ? owed : Math.round((payment - interest) * 100) / 100
    owed = Math.round((owed - principal) * 100) / 100
    const date = new Date(Date.UTC(2024, 2 + index, 5)).toLocaleDateString('fr-FR', { timeZone: 'UTC' })
    const shown = index + 1 === wrongRow ? owed + 1_000 : owed
    return [
      String(index + 1),
      date,
      euros(interest + principal + 20),
      euros(principal),
      euros(interest),
      euros(20),
      euros(shown),
    ]
  })
  const heading = ['N°', 'Date', 'Échéance', 'Capital', 'Intérêts', 'Assurance', 'Capital restant']
  const columns = [130, 205, 285, 350, 420, 520]
  const perPage = 40
  return composePdf(
    Array.from({ length: months / perPage }, (_, page) => (pdf) => {
      const top = page === 0 ? 150 : 60
      if (page === 0)
        write(pdf, [
          [50, 40, 'TABLEAU D’AMORTISSEMENT', 14],
          ...rows(
            70,
            [300],
            [
              ['Montant du prêt', '200 000,00 €'],
              ['Taux débiteur fixe', '3,60 %'],
              ['TAEG', '4,12 %'],
              ['Durée', '240 mois'],
            ],
          ),
        ])
      write(pdf, rows(top - 16, columns, [heading]))
      write(pdf, rows(top, columns, table.slice(page * perPage, (page + 1) * perPage)))
    }),
  )
}

/** A payslip of October 2026, whose employee has this name. */
export const payslip = (name: string): Promise<Buffer> =>
  composePdf([
    (pdf) => {
      write(pdf, [
        [50, 40, 'ATELIERS DU LITTORAL'],
        [50, 54, '12 rue des Chantiers'],
        [50, 68, 'SIRET 123 456 789 00012'],
        [330, 40, 'BULLETIN DE PAIE', 13],
        [330, 60, 'Période du 01/10/2026 au 31/10/2026'],
        [330, 90, name],
        [330, 104, '8 allée des Pins'],
        [50, 110, 'N° de sécurité sociale : 1 85 05 78 006 084 36'],
        [50, 126, 'Emploi : Technicien de maintenance'],
        [50, 142, 'Contrat à durée indéterminée'],
        [50, 158, 'Date d’entrée : 02/09/2019'],
        ...rows(
          200,
          [350, 540],
          [
            ['Salaire de base', '151,67', '3 400,00'],
            ['Total des cotisations et contributions', '', '750,12'],
            ['Montant net social', '', '2 701,30'],
            ['Net à payer avant impôt sur le revenu', '', '2 649,88'],
            ['Impôt sur le revenu prélevé à la source', '', '132,10'],
            ['Net payé', '', '2 517,78'],
            ['Net imposable', '', '2 745,55'],
            ['Cumul net imposable', '', '27 455,50'],
          ],
        ),
      ])
    },
  ])

/** A letter that speaks of something else, of so many pages. */
export const letter = (pages = 1): Promise<Buffer> =>
  composePdf(
    Array.from({ length: pages }, (_, page) => (pdf) => {
      write(pdf, [[50, 60, `Page ${page + 1} : compte rendu de l’assemblée générale des copropriétaires.`]])
    }),
  )
