import type { AutosaveState } from '#client/autosave'
import type { EntitiesState } from '#client/entities'
import type { api } from '#client/api'
import type { FeedbackState } from '#client/feedback'
import type { SessionState, SettingsState } from '#client/session'
import type { MeetingState } from '#client/session/meeting'
import type { SupervisionState } from './supervision'

/** The slices that every application has, whatever its features. */
export interface KitState {
  readonly api: ReturnType<typeof api.reducer>
  readonly autosave: AutosaveState
  readonly entities: EntitiesState
  readonly feedback: FeedbackState
  readonly meeting: MeetingState
  readonly session: SessionState
  readonly settings: SettingsState
  readonly supervision: SupervisionState
}
