export const CALL_CHANNEL = 'ochre:call';
export const NOTICE_CHANNEL = 'ochre:notice';
