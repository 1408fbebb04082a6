/** Every transition as the product was designed: machine, action, a state from which, state to which, permission (`-`: by itself). */
export const designed = `
report send draft sent manage_transactional_actions
report accept sent accepted manage_transactional_actions
report dispute sent conflict manage_transactional_actions
report resolve_accept conflict accepted manage_transactional_actions
report reject sent rejected manage_transactional_actions
report reject conflict rejected manage_transactional_actions
report tick accepted expiring -
report renew accepted accepted manage_transactional_actions
report renew expiring accepted manage_transactional_actions
report expire accepted expired -
report expire expiring expired -
report use accepted used -
report use expiring used -
report cancel draft cancelled manage_transactional_actions
report cancel sent cancelled manage_transactional_actions
report cancel accepted cancelled manage_transactional_actions
report cancel expiring cancelled manage_transactional_actions
option accept requested active manage_transactional_actions
option refuse requested refused manage_transactional_actions
option tick active expiring -
option extend active active manage_transactional_actions
option extend expiring active manage_transactional_actions
option convert active converted manage_transactional_actions
option convert expiring converted manage_transactional_actions
option release requested released manage_transactional_actions
option release active released manage_transactional_actions
option release expiring released manage_transactional_actions
option release waitlisted released manage_transactional_actions
option expire active expired -
option expire expiring expired -
option promote waitlisted active -
option lapse requested expired -
option lapse waitlisted expired -
booking submit draft requested manage_transactional_actions
booking ask_documents requested incomplete manage_booking_documents
booking complete incomplete requested manage_booking_documents
booking edit_contract requested contract_edited manage_booking_documents
booking edit_contract incomplete contract_edited manage_booking_documents
booking send_for_signature contract_edited in_signature manage_transactional_actions
booking client_sign in_signature client_signed manage_transactional_actions
booking countersign client_signed countersigned manage_transactional_actions
booking notify countersigned withdrawal_period manage_booking_documents
booking withdraw withdrawal_period withdrawn manage_transactional_actions
booking purge withdrawal_period firm -
booking submit_loan firm loan_submitted manage_transactional_actions
booking receive_offer firm loan_offer manage_transactional_actions
booking receive_offer loan_submitted loan_offer manage_transactional_actions
booking accept_offer loan_offer loan_accepted manage_transactional_actions
booking no_loan firm loan_accepted manage_transactional_actions
booking loan_refusal firm loan_refused manage_transactional_actions
booking loan_refusal loan_submitted loan_refused manage_transactional_actions
booking loan_refusal loan_offer loan_refused manage_transactional_actions
booking notify_deed loan_accepted deed_draft_notified manage_transactional_actions
booking schedule_deed deed_draft_notified deed_scheduled manage_transactional_actions
booking reschedule_deed deed_scheduled deed_scheduled manage_transactional_actions
booking sign_deed deed_scheduled deed_signed manage_transactional_actions
booking start_building deed_signed building -
booking deliver building delivered manage_booking_documents
booking deliver deed_signed delivered manage_booking_documents
booking cancel_client draft cancelled_client manage_transactional_actions
booking cancel_client requested cancelled_client manage_transactional_actions
booking cancel_client incomplete cancelled_client manage_transactional_actions
booking cancel_client contract_edited cancelled_client manage_transactional_actions
booking cancel_client in_signature cancelled_client manage_transactional_actions
booking cancel_client client_signed cancelled_client manage_transactional_actions
booking cancel_client countersigned cancelled_client manage_transactional_actions
booking cancel_client firm cancelled_client manage_transactional_actions
booking cancel_client loan_submitted cancelled_client manage_transactional_actions
booking cancel_client loan_offer cancelled_client manage_transactional_actions
booking cancel_client loan_accepted cancelled_client manage_transactional_actions
booking cancel_client deed_draft_notified cancelled_client manage_transactional_actions
booking cancel_client deed_scheduled cancelled_client manage_transactional_actions
booking cancel_promoter requested cancelled_promoter manage_transactional_actions
booking cancel_promoter incomplete cancelled_promoter manage_transactional_actions
booking cancel_promoter contract_edited cancelled_promoter manage_transactional_actions
booking cancel_promoter in_signature cancelled_promoter manage_transactional_actions
booking cancel_promoter client_signed cancelled_promoter manage_transactional_actions
booking cancel_promoter countersigned cancelled_promoter manage_transactional_actions
booking cancel_promoter firm cancelled_promoter manage_transactional_actions
booking cancel_promoter loan_submitted cancelled_promoter manage_transactional_actions
booking cancel_promoter loan_offer cancelled_promoter manage_transactional_actions
booking cancel_promoter loan_accepted cancelled_promoter manage_transactional_actions
booking cancel_promoter deed_draft_notified cancelled_promoter manage_transactional_actions
booking cancel_promoter deed_scheduled cancelled_promoter manage_transactional_actions
`

/** Every state: machine, key, tone, whether it ends, its deadline, what its lot becomes, label. */
export const designedStates = `
report draft neutral - - - Brouillon
report sent info - answer_due_at - Envoyée
report accepted success - expires_at - Validée
report expiring warning - expires_at - Expire bientôt
report conflict error - - - En conflit
report rejected error final - - Refusée
report expired neutral final - - Expirée
report used violet final - - Utilisée
report cancelled neutral final - - Annulée
option requested info - validation_due_at - Demandée
option active success - expires_at optioned Active
option expiring warning - expires_at optioned Expire bientôt
option waitlisted neutral - - - Rang 2
option converted violet final - - Transformée en réservation
option released neutral final - - Levée
option expired neutral final - - Expirée
option refused error final - - Refusée
booking draft neutral - - - Brouillon
booking requested info - - booked Demandée
booking incomplete warning - - booked Dossier incomplet
booking contract_edited info - - booked Contrat édité
booking in_signature info - signature_due_at booked En signature client
booking client_signed info - - booked Signé par le client
booking countersigned info - - booked Contresigné
booking withdrawal_period warning - withdrawal_ends_at booked Délai de rétractation
booking firm success - loan_deadline booked Ferme (délai purgé)
booking loan_submitted info - loan_deadline booked Demande de prêt déposée
booking loan_offer info - loan_reflection_ends_at booked Offre de prêt reçue
booking loan_accepted success - - booked Offre acceptée
booking deed_draft_notified info - deed_earliest_at booked Projet d’acte notifié
booking deed_scheduled info - deed_at booked Acte programmé
booking deed_signed violet - - sold Acté
booking building violet - delivery_expected_at sold Chantier en cours
booking delivered violet final - delivered Livré
booking withdrawn neutral final - - Rétracté
booking loan_refused neutral final - - Refus de prêt
booking cancelled_client neutral final - - Annulé par le client
booking cancelled_promoter error final - - Annulé par le promoteur
lot available success - - - Disponible
lot optioned warning - - - Sous option
lot booked info - - - Réservé
lot sold violet - - - Acté
lot delivered neutral final - - Livré
lot blocked neutral - - - Bloqué promoteur
lot withdrawn neutral final - - Retiré
`

/** Every transition of a lot: nobody makes one by a call; sales move it, and its promoter by what their feed says. */
export const designedLot = `
option_activated available optioned system
option_ended optioned available system
booking_requested available booked system
booking_requested optioned booked system
booking_cancelled booked available system
deed_signed booked sold system
delivered sold delivered system
block available blocked promoter
unblock blocked available promoter
withdraw available withdrawn promoter
withdraw blocked withdrawn promoter
`
