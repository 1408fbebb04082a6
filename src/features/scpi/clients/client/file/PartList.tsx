import type { ReactNode } from 'react'
import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import {
  CheckOutlined,
  ExclamationCircleOutlined,
  HistoryOutlined,
  HomeOutlined,
  MinusOutlined,
  ProfileOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { NavLink } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectErrors, selectSectionState } from '#client/autosave'
import { selectFieldsToCorrect } from '#client/editing/saving'
import { today } from '#client/screens'
import { selectHeldRights } from '#client/session'
import { useAppSelector, type RootState } from '#client/store'
import { formatDate, formatNumber } from '#client/ui'
import { useEdited } from '#client/editing'
import { scpiClientAddress, scpiClientParts } from '#features/scpi/clients/contract'
import { percentDone, RUBRICS, type Completion } from '#features/scpi/clients/contract/completion'
import { Completeness } from '../shared/Completeness'
import { answeredParts, partNames, partOf, type AnsweredPart } from './fileParts'
import { useAccount } from './useAccount'
import { useCompletion, type FileCompletion } from './useCompletion'
import { useMasses } from './useMasses'

/** The parts of a client’s file, what each still asks of the person, and how much of the whole is filled. */
export function PartList({ id }: { id: string }) {
  const completion = useCompletion(id)
  const hasFiles = useAppSelector((state) => allows(selectHeldRights(state), 'readClientFiles'))
  return (
    <nav className="scpi-parts" aria-label="Parties de la fiche">
      <ul>
        <Part address={scpiClientAddress(id)} label="Synthèse" icon={<ProfileOutlined aria-hidden />} />
        {partNames.map((part) => (
          <AnsweredPartLink key={part} id={id} part={part} completion={completion} />
        ))}
        {hasFiles && (
          <Part
            address={scpiClientAddress(id, 'dossier-immobilier')}
            label={scpiClientParts['dossier-immobilier']}
            icon={<HomeOutlined aria-hidden />}
          />
        )}
        <Part
          address={scpiClientAddress(id, 'historique')}
          label={scpiClientParts.historique}
          icon={<HistoryOutlined aria-hidden />}
        />
      </ul>
      <Whole id={id} completion={completion} />
    </nav>
  )
}

interface PartProps {
  readonly address: string
  readonly label: string
  readonly icon: ReactNode
  /** What is still to do in it. */
  readonly mark?: ReactNode
}

const Part = ({ address, label, icon, mark }: PartProps) => (
  <li>
    <NavLink end to={address}>
      {icon}
      <span>{label}</span>
      {mark}
    </NavLink>
  </li>
)

interface AnsweredPartProps {
  readonly id: string
  readonly part: AnsweredPart
  readonly completion: Completion
}

function AnsweredPartLink({ id, part, completion }: AnsweredPartProps) {
  const { icon, mark } = lookOf(usePartState(id, part, completion))
  return <Part address={scpiClientAddress(id, part)} label={scpiClientParts[part]} icon={icon} mark={mark} />
}

interface PartState {
  /** Without an account, there is nothing yet of what it holds. */
  readonly isBegun: boolean
  readonly toCorrect: number
  /** Somebody must act before what was typed is saved. */
  readonly isStuck: boolean
  readonly isOffline: boolean
  readonly missing: number
}

function usePartState(id: string, part: AnsweredPart, { missing }: Completion): PartState {
  const account = useAccount(id)
  const types = answeredParts[part]
  const root = { type: 'scpi_client', id } as const
  const masses = useMasses(account?.id)
  const roots = account ? [root, account, ...masses] : [root]
  const toCorrect = useAppSelector(
    (state) =>
      roots.reduce((sum, each) => sum + types.reduce((count, type) => count + correctionsOf(state, each, type), 0), 0) +
      spouseCorrection(part, selectErrors(state, root)['conjoint_id'] !== undefined),
  )
  const states = useAppSelector((state) =>
    roots
      .flatMap((each) => types.map((type) => selectSectionState(state, each.id, type)))
      .filter((one) => one !== 'pristine')
      .join(' '),
  ).split(' ')
  return {
    isBegun: account !== undefined || types.some((type) => heldByClient.includes(type)),
    toCorrect,
    isStuck: states.includes('error') || states.includes('conflict'),
    isOffline: states.includes('offline'),
    missing: missing.filter((answer) => partOf(answer) === part).length + (part === 'famille' && !account ? 1 : 0),
  }
}

/** The spouse is a field of the client that is typed with the family. */
function spouseCorrection(part: AnsweredPart, isRefused: boolean): number {
  if (!isRefused) return 0
  return part === 'famille' ? 1 : -1
}

/** What is answered of a client before they have an account. */
const heldByClient: readonly ResourceType[] = ['scpi_client', 'family_situation']

const rootTypes: readonly ResourceType[] = ['scpi_client', 'pp_account', 'pp_entity']

/** The type of a root, or of a section of this very root. */
const correctionsOf = (state: RootState, root: Ref, type: ResourceType): number =>
  rootTypes.includes(type) && root.type !== type ? 0 : selectFieldsToCorrect(state, root, type)

const WARNING = <ExclamationCircleOutlined className="scpi-part-icon mark-warning" aria-hidden />

function lookOf({ isBegun, toCorrect, isStuck, isOffline, missing }: PartState): Pick<PartProps, 'icon' | 'mark'> {
  const error = <WarningOutlined className="scpi-part-icon mark-error" aria-hidden />
  if (toCorrect > 0) return { icon: error, mark: <Mark kind="error">{toCorrect} à corriger</Mark> }
  if (isStuck) return { icon: error, mark: <Mark kind="error">Non enregistré</Mark> }
  if (isOffline) return { icon: WARNING, mark: <Mark kind="warning">Sur cet appareil</Mark> }
  if (missing > 0) return { icon: WARNING, mark: <Mark kind="warning">{missing} à compléter</Mark> }
  if (!isBegun)
    return { icon: <MinusOutlined className="scpi-part-icon mark-waiting" aria-label="À commencer" />, mark: null }
  return { icon: <CheckOutlined className="scpi-part-icon mark-done" aria-label="Complet" />, mark: null }
}

const Mark = ({ kind, children }: { kind: 'error' | 'warning'; children: ReactNode }) => (
  <span className={`scpi-part-mark mark-${kind}`}>{children}</span>
)

/** How much of the whole is filled, and until when what was signed holds. */
function Whole({ id, completion }: { id: string; completion: FileCompletion }) {
  const until = useEdited('scpi_client', id)?.attributes.kyc_valid_until ?? null
  const percent = percentDone(completion)
  return (
    <div className="scpi-parts-whole">
      <p>
        <span>{completion.rubrics === null ? 'Fiche complète' : rubricsWords(completion.rubrics)}</span>{' '}
        <strong>{formatNumber(percent, { unit: '%' })}</strong>
      </p>
      <Completeness percent={percent} isWide />
      {until !== null && (
        <p>
          {until < today() ? 'Recueil expiré le' : 'Recueil à renouveler le'} {formatDate(until)}
        </p>
      )}
    </div>
  )
}

const rubricsWords = (count: number): string =>
  `${String(count)} ${count > 1 ? 'rubriques' : 'rubrique'} sur ${String(RUBRICS)} ${count > 1 ? 'complètes' : 'complète'}`
