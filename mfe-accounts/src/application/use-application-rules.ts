import { applicationRulesQuery, uploadLimits, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import type { FileLimits } from '../files/file-rules.ts';

export interface ApplicationTerms {
  limits: FileLimits;
  /** Within how many working days a counsellor answers; null when it is not known. */
  replyWorkingDays: number | null;
}

/** What the API accepts with an application (C-34); the defaults while it has not answered or has no such call. */
export function useApplicationRules(isNeeded: boolean): ApplicationTerms {
  const { data } = useQuery({ ...applicationRulesQuery(useApi()), enabled: isNeeded });
  if (!data) return { limits: uploadLimits, replyWorkingDays: null };
  return {
    limits: {
      maxFiles: data.max_files,
      maxFileBytes: data.max_file_bytes,
      maxTotalBytes: data.max_total_bytes,
    },
    replyWorkingDays: data.reply_working_days,
  };
}
