export { Feedback } from './Feedback'
export { useAlert, useConfirm, useToast, type Confirmation, type Toast } from './FeedbackContext'
